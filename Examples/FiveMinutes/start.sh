git init shopping && cd shopping
git submodule add ADDRESS Moggy
