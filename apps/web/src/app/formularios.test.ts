import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const RAIZ = join(import.meta.dirname, '..')
const CAMPOS =
  /<(CampoDe(Data|Hora|Dinheiro|Percentual|Quantidade|Periodo)(DaFilial)?|CampoMascarado|CampoDecimal)\b/
/** GER-12 What is searched and chosen. */
const SELETORES = /<(CampoDeSelecao(Multipla)?|SeletorAssincrono|SeletorDe(?!Filial\b)\w+)\b/
/** Sent by a submit, which the guard hears before anybody. */
const FORMULARIO = /<(form|FormularioDaAcao|FormularioDoOrcamento)\b|component="form"/
/** The browser's own fields, half filled in, are worth '' and say nothing. */
const NATIVOS = /type="(time|date|month|week|number|datetime-local)"/

/** Made of those fields, and neither a form nor a filter of somebody: who puts them into one is asked. */
const PECAS: Record<string, string> = {
  'ui/campos/campo-de-periodo.tsx': 'two dates, which every filter is made of',
  'ui/campos/campo-de-dinheiro.tsx': 'a number with its sign',
  'ui/campos/campo-de-percentual.tsx': 'a number with its sign',
  'platform/campos-da-filial.tsx': 'the same with the decimals of the branch',
  'ui/campos/galeria-de-campos.tsx': 'gallery',
  'ui/campos/galeria-de-formularios.tsx': 'gallery',
  'app/galeria/galeria-de-parametros.tsx': 'gallery',
}

/** Whose steps are asked by 'Prosseguir' and 'Enviar' (ui/assistente/assistente.tsx). */
const ASSISTENTES = new Set([
  'features/cadastros/novo/passos/conteudo-do-passo.tsx',
  'features/tickets/abertura/passos/conteudo-do-passo.tsx',
  'features/tickets/abertura/devolucao/assistente-da-devolucao.ts',
])

/** Pickers outside of a form, and why nothing goes without what they refuse. */
const SELETORES_SEM_FORMULARIO: Record<string, string> = {
  'features/agendas/calendario/pagina-de-agendas.tsx':
    'filter: what is refused stays, and the former choice holds',
  'features/orcamentos/filtro-de-status.tsx': 'filter',
  'features/equipe-do-dia/dialogo-do-indicador.tsx': 'what is looked at, sends nothing',
  'features/parametros/dialogo-da-comparacao.tsx': 'which two are compared, sends nothing',
  'features/parametros/pagina-de-parametros.tsx': 'filter',
  'features/permissoes/matriz.tsx': 'filter',
  'routes/_interno/administracao/comercial/estoque.tsx': 'which branch is looked at, sends nothing',
  'routes/_interno/administracao/comercial/precos.tsx': 'which table is looked at, sends nothing',
  'features/permissoes/pagina-de-permissoes.tsx': 'whom to look at, sends nothing',
  'features/permissoes/permissoes-de-uma-pessoa.tsx': 'filter',
  'platform/listas/campo-do-filtro.tsx': 'filter',
  'features/relatorios/relatorio/campo-do-filtro.tsx': 'filter',
  'features/respostas/editar/previa-da-resposta.tsx': 'shows an example, sends nothing',
  'ui/campos/controle-de-ordenacao.tsx': 'order of a list',
  'features/informacoes/seletores-da-informacao.tsx': 'a piece of a form, and of a filter',
  'seletores/seletor-de-cliente.tsx': 'a piece of pickers',
  'seletores/seletor-de-colaborador.tsx': 'a piece of pickers',
  'seletores/criar-seletor.tsx': 'a piece of pickers',
  'seletores/criar-seletor-de-lista.tsx': 'a piece of pickers',
  'seletores/seletor-de-estado-e-cidade.tsx': 'a piece of pickers',
}

const arquivos = readdirSync(RAIZ, { recursive: true, withFileTypes: true })
  .filter((entrada) => entrada.isFile() && /\.tsx?$/.test(entrada.name))
  .map(({ parentPath, name }) => relative(RAIZ, join(parentPath, name)))
const ler = (arquivo: string) => readFileSync(join(RAIZ, arquivo), 'utf8')
const ehTeste = (arquivo: string) => /\.test\.tsx?$/.test(arquivo)

const comCampos = arquivos.filter(
  (arquivo) => arquivo.endsWith('.tsx') && !ehTeste(arquivo) && CAMPOS.test(ler(arquivo)),
)
const provas = arquivos
  .filter((arquivo) => arquivo.endsWith('.test.tsx'))
  .map(ler)
  .filter((texto) => /provar(Filtro)?Recusa/.test(texto))
  .join('\n')

const comSeletores = arquivos.filter(
  (arquivo) =>
    arquivo.endsWith('.tsx') && !ehTeste(arquivo) && !/galeria/.test(arquivo) && SELETORES.test(ler(arquivo)),
)
const provado = (arquivo: string) => provas.includes(`'${arquivo}'`)

/** Who shows what this file has. */
const donosDe = (arquivo: string) =>
  arquivos.filter(
    (outro) =>
      !ehTeste(outro) &&
      [...ler(outro).matchAll(/(?:from |import\()'(\.[^']+)'/g)].some(
        ([, caminho = '']) => join(dirname(outro), caminho) === arquivo,
      ),
  )

/** A form, or somebody whose refusal is proven, stands around it wherever it is shown. */
function perguntado(arquivo: string, vistos: ReadonlySet<string> = new Set()): boolean {
  if (provado(arquivo) || FORMULARIO.test(ler(arquivo)) || ASSISTENTES.has(arquivo)) return true
  const donos = donosDe(arquivo).filter((dono) => !vistos.has(dono))
  return donos.length > 0 && donos.every((dono) => perguntado(dono, new Set([...vistos, arquivo])))
}

describe('GER-09, GER-12 cada seletor está onde se pergunta por ele antes de enviar', () => {
  it.each(comSeletores.filter((arquivo) => !(arquivo in SELETORES_SEM_FORMULARIO)))('%s', (arquivo) => {
    expect(perguntado(arquivo)).toBe(true)
  })

  it('nenhum ficou só nesta lista', () => {
    expect(comSeletores.length).toBeGreaterThan(10)
    expect(
      Object.keys(SELETORES_SEM_FORMULARIO).filter((arquivo) => !comSeletores.includes(arquivo)),
    ).toEqual([])
  })
})

it('GER-09 nenhum campo do navegador fica pela metade sem que se saiba', () => {
  const nativos = arquivos.filter((arquivo) => !ehTeste(arquivo) && NATIVOS.test(ler(arquivo)))
  expect(nativos).toEqual(['ui/campos/campo-de-hora.tsx'])
})

describe('GER-09 cada formulário prova que um valor recusado não vai, nem some', () => {
  it.each(comCampos.filter((arquivo) => !(arquivo in PECAS)))('%s', (arquivo) => {
    expect(provado(arquivo)).toBe(true)
  })

  it('nenhuma peça ficou só nesta lista', () => {
    expect(comCampos.length).toBeGreaterThan(10)
    expect(Object.keys(PECAS).filter((arquivo) => !comCampos.includes(arquivo))).toEqual([])
  })
})

const TEXTO = /<(Textarea|TextInput)\b[\s\S]*?\/>/g
/** Of one line, what is said of something, and not its name or number. */
const SE_DIZ = /^<Textarea|label="Observaç/
/** 'Só a equipe lê.', 'o cliente, não': as it stands under the field, or in it where there is no room. */
const DIZ = /(description|placeholder)=[\s\S]*?((?<!\p{L})(lê|leem)(?!\p{L})|[qQ]uemLe|_LE\b)/u

/** Where nobody else reads it, or where something else on the screen says who. */
const SEM_DIZER: Record<string, string> = {
  'platform/ajustes/controle-do-campo.tsx': 'a setting, which says for itself what it is for',
  'features/objetivos/importar/dialogo-da-importacao.tsx': 'pasted figures',
  'features/orcamentos/editor/dialogos/colar-lista.tsx': 'pasted codes',
  'features/relatorios/relatorio/campo-do-filtro.tsx': 'filter',
  'features/avisos/novo/campos-do-aviso.tsx': 'its first field is who receives it',
  'features/faq/editar/campos-do-artigo.tsx': 'the field beside it is for whom the article is',
  'features/respostas/editar/texto-da-resposta.tsx': 'the field beside it is whether the customer reads it',
  'features/tickets/detalhe/composicao/formulario-da-mensagem.tsx':
    'the line under it says by which way and to whom (composicao.test.tsx)',
  'features/tickets/acoes/envio/campo-de-texto-longo.tsx': 'who uses it says, or else it is the staff alone',
  'features/acompanhamentos/pelo-link/formulario-da-resposta.tsx':
    "the customer's own page, to whoever attends",
}

const textosDe = (arquivo: string) => (ler(arquivo).match(TEXTO) ?? []).filter((texto) => SE_DIZ.test(texto))
const comTexto = arquivos.filter(
  (arquivo) =>
    /(?<!\.test)\.tsx$/.test(arquivo) && !arquivo.startsWith('ui/') && textosDe(arquivo).length > 0,
)

describe('TIC-10, ALC-01 ao lado de cada texto, quem vai lê-lo', () => {
  it.each(comTexto.filter((arquivo) => !(arquivo in SEM_DIZER)))('%s', (arquivo) => {
    expect(textosDe(arquivo).filter((texto) => !DIZ.test(texto))).toEqual([])
  })

  it('nenhum ficou só nesta lista', () => {
    expect(comTexto.length).toBeGreaterThan(30)
    expect(Object.keys(SEM_DIZER).filter((arquivo) => !comTexto.includes(arquivo))).toEqual([])
  })
})
