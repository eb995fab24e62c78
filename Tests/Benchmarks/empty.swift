// Does nothing: what it takes is what starting any Swift program takes.
