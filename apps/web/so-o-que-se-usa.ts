import { type ESTree, type Plugin, parseAst } from 'vite'

type No = ESTree.Node
type Edicao = { de: number; ate: number; texto: string }

const DO_DOMINIO = /packages\/dominio\/src\/[^?]*\.ts$/
/** What a contract says to the server, or to the compiler: the browser reads none of it. */
const FORA_DO_NAVEGADOR = ['descricao', 'resposta', 'params', 'sigilo', 'limitePorMinuto']
const LISTAS_DE_PARAMETROS = /parametros\/[\w-]+\.ts$/
const DO_SERVIDOR = ['somenteServidor', 'nivel']
const FUNCOES = ['ArrowFunctionExpression', 'FunctionExpression']
const QUE_FAZEM_ALGO = ['CallExpression', 'NewExpression', 'SpreadElement', 'MemberExpression']

const ehNo = (valor: unknown): valor is No =>
  typeof valor === 'object' && valor !== null && 'type' in valor && 'start' in valor

const partesDe = (no: No): No[] => Object.values(no).flat().filter(ehNo)

const todos = (no: No): No[] => [no, ...partesDe(no).flatMap(todos)]

/** Whether making the value calls or reads anything; what a function does when called is no part of it. */
const fazAlgo = (no: No): boolean =>
  !FUNCOES.includes(no.type) && (QUE_FAZEM_ALGO.includes(no.type) || partesDe(no).some(fazAlgo))

const nomeDe = (parte: No): string =>
  parte.type === 'Property' && parte.key.type === 'Identifier' ? parte.key.name : ''

function semParte(parte: No, codigo: string): Edicao {
  const virgula = /^\s*,/.exec(codigo.slice(parte.end))?.[0].length ?? 0
  return { de: parte.start, ate: parte.end + virgula, texto: '' }
}

function semOQueNaoLe(no: No, codigo: string): Edicao[] {
  if (no.type !== 'CallExpression' || no.callee.type !== 'Identifier' || no.callee.name !== 'contrato')
    return []
  const [, definicao] = no.arguments
  if (definicao?.type !== 'ObjectExpression') return []
  return definicao.properties
    .filter((parte) => FORA_DO_NAVEGADOR.includes(nomeDe(parte)))
    .map((parte) => semParte(parte, codigo))
}

/** Those that are the whole business's, or stay on the server. */
function semParametrosDoServidor(no: No, codigo: string): Edicao[] {
  if (no.type !== 'Property' || no.value.type !== 'CallExpression') return []
  const [definicao] = no.value.arguments
  if (definicao?.type !== 'ObjectExpression') return []
  const doServidor = definicao.properties.some((parte) => DO_SERVIDOR.includes(nomeDe(parte)))
  return doServidor ? [semParte(no, codigo)] : []
}

function semEfeito(parte: No): Edicao[] {
  const declaracao = parte.type === 'ExportNamedDeclaration' ? parte.declaration : parte
  if (declaracao?.type !== 'VariableDeclaration') return []
  return declaracao.declarations.flatMap(({ init }) =>
    init && fazAlgo(init)
      ? [
          { de: init.start, ate: init.start, texto: '/*#__PURE__*/(() => (' },
          { de: init.end, ate: init.end, texto: '))()' },
        ]
      : [],
  )
}

/** What of a file of the domain the browser may need: its constants as what they are, and contracts without what only the server reads. */
export function podar(codigo: string, id = ''): string {
  const programa = parseAst(codigo, { lang: 'ts' })
  const cortes = LISTAS_DE_PARAMETROS.test(id) ? semParametrosDoServidor : semOQueNaoLe
  const edicoes = [
    ...todos(programa).flatMap((no) => cortes(no, codigo)),
    ...programa.body.flatMap(semEfeito),
  ]
  return edicoes
    .toSorted((a, b) => b.de - a.de || b.ate - a.ate)
    .reduce((texto, { de, ate, texto: novo }) => texto.slice(0, de) + novo + texto.slice(ate), codigo)
}

/**
 * The domain is pure: a constant that nobody reads may go, whatever it calls to be made. The bundler cannot know that, and kept the
 * shape of every answer, with whatever it is made of, wherever a contract was called.
 */
export function soOQueSeUsa(): Plugin {
  return {
    name: 'so-o-que-se-usa',
    apply: 'build',
    enforce: 'pre',
    transform: (codigo, id) => (DO_DOMINIO.test(id) ? { code: podar(codigo, id), map: null } : undefined),
  }
}
