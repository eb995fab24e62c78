// What libcmark alone costs: each file is read, parsed and rendered as HTML.
//
//   render FILE...

#define _GNU_SOURCE
#include <cmark.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char buffer[1 << 20];

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    int file = open(argv[i], O_RDONLY | O_CLOEXEC);
    if (file < 0) {
      perror(argv[i]);
      return 1;
    }
    ssize_t length = read(file, buffer, sizeof buffer);
    close(file);
    if (length < 0) return 1;
    cmark_node *document = cmark_parse_document(buffer, length, CMARK_OPT_DEFAULT);
    char *html = cmark_render_html(document, CMARK_OPT_DEFAULT);
    fputs(html, stdout);
    free(html);
    cmark_node_free(document);
  }
  return 0;
}
