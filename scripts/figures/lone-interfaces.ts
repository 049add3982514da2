import { type TSType, Visitor } from 'oxc-parser';
import type { Figure } from './figure.ts';
import type { ParsedFile } from './parsed-file.ts';

/** What an annotation says that something is, also as a promise of it. */
function typeNameOf(type: TSType | undefined): string | undefined {
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  return type.typeName.name === 'Promise' ? typeNameOf(type.typeArguments?.params[0]) : type.typeName.name;
}

/**
 * Interfaces that one factory alone implements: the type is what the factory makes, and to say it twice helps no reader. A
 * port has adapters, and what a test puts something else in the place of is told apart from it for that reason.
 */
export function findLoneInterfaces(files: readonly ParsedFile[]): Figure {
  const interfaces = files.filter(({ isTest, path }) => !isTest && !path.endsWith('port.ts')).flatMap(interfacesOf);
  const implementations = files.flatMap(implementationsOf);
  const lone = interfaces.filter(({ name }) => {
    const found = implementations.filter((each) => each.name === name);
    return found.length === 1 && found.every(({ isFactory }) => isFactory);
  });
  return { name: 'Interfaces with one implementation', findings: lone.map(({ name, at }) => `${at}: ${name}`) };
}

function interfacesOf({ path, program, lineAt }: ParsedFile): { name: string; at: string }[] {
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declared?.type !== 'TSInterfaceDeclaration') return [];
    const hasMethods = declared.body.body.some(({ type }) => type === 'TSMethodSignature');
    return hasMethods ? [{ name: declared.id.name, at: `${path}:${lineAt(declared.start)}` }] : [];
  });
}

interface Implementation {
  name: string;
  /** A function of the product called `create…`. */
  isFactory: boolean;
}

function implementationsOf({ program, isTest }: ParsedFile): Implementation[] {
  const found: Implementation[] = [];
  const note = (type: TSType | undefined, maker = '') => {
    const name = typeNameOf(type);
    if (name) found.push({ name, isFactory: !isTest && maker.startsWith('create') });
  };
  new Visitor({
    TSAsExpression: ({ typeAnnotation }) => note(typeAnnotation),
    FunctionDeclaration: ({ returnType, id }) => note(returnType?.typeAnnotation, id?.name),
    VariableDeclarator: ({ id, init }) => {
      const name = id.type === 'Identifier' ? id.name : '';
      if (init?.type === 'ArrowFunctionExpression') note(init.returnType?.typeAnnotation, name);
      else if (init?.type === 'ObjectExpression' && id.type === 'Identifier') note(id.typeAnnotation?.typeAnnotation);
    },
  }).visit(program);
  return found;
}
