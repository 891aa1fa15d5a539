// Makes the library take the page for one of HTML alone, with a script of its own. Everything is in ../renderer.
export {};
