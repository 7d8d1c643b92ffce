import { AREAS_DA_ADMINISTRACAO, enderecoDoAssunto } from '@balcao/dominio/administracao/areas'
import {
  type AchadoDaAdministracao,
  MAXIMO_DE_ACHADOS,
  procurarNaAdministracao,
} from '@balcao/dominio/administracao/contratos'
import { type Procuravel, procurar } from '@balcao/dominio/administracao/procurar'
import { ASSUNTOS_AJUSTADOS } from '@balcao/dominio/ajustes/assuntos'
import type { OpcaoDoCampo } from '@balcao/dominio/ajustes/campo'
import { type AssuntoDoCatalogo, assuntosDoCatalogo, descricaoDe } from '@balcao/dominio/catalogo/assuntos'
import { PARAMETROS } from '@balcao/dominio/parametros'
import {
  ASSUNTOS_DOS_PARAMETROS,
  assuntoDoParametro,
  parametrosPorAssunto,
} from '@balcao/dominio/parametros/assuntos'
import { NOMES_DOS_PARAMETROS } from '@balcao/dominio/parametros/nomes'
import { pode } from '@balcao/dominio/permissoes'
import { chavesDasMensagens, mensagemDescrita } from '@balcao/dominio/textos/catalogo'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'

type LinhaAchada = { assunto: AssuntoDoCatalogo; id: string; nome: string; emUso: boolean }

type Achavel = Procuravel & AchadoDaAdministracao

/** ADM-01 'prazo de devolução' finds the parameter, the types that ask for products back, and the page that reads it; and what is set by its own name. */
export const criarRotaProcurarNaAdministracao = (
  tiposQueDevolvem: (banco: Executor) => Promise<readonly string[]>,
  tiposDeTickets: (banco: Executor) => Promise<readonly OpcaoDoCampo[]>,
  linhasComNome: (
    banco: Executor,
    assuntos: readonly AssuntoDoCatalogo[],
    procura: { termo: string; deCada: number },
  ) => Promise<readonly LinhaAchada[]>,
) =>
  rota(procurarNaAdministracao, async ({ query, sessao, tx }) => {
    const deles = assuntosDoCatalogo.filter((assunto) =>
      pode(sessao.autorizacoes, ASSUNTOS_AJUSTADOS[assunto].acao),
    )
    const linhas = await linhasComNome(tx, deles, { termo: query.q, deCada: MAXIMO_DE_ACHADOS })
    const tudo = [
      ...areas(sessao),
      ...parametros(sessao),
      ...textos(sessao),
      ...(pode(sessao.autorizacoes, 'CATALOGO_CONFIGURAR') ? (await tiposDeTickets(tx)).map(doTipo) : []),
      ...linhas.map(daLinha),
    ]
    const achados = procurar(tudo, query.q).slice(0, MAXIMO_DE_ACHADOS)
    const daDevolucao = achados.some(({ chave }) => chave === PRAZO) ? await tiposQueDevolvem(tx) : []
    return {
      itens: achados.map(({ texto: _texto, ...achado }) => ({
        ...achado,
        usadoPor: achado.chave === PRAZO ? [...daDevolucao] : [],
      })),
    }
  })

const PRAZO = 'diasJanelaDevolucao' satisfies keyof typeof PARAMETROS

const areas = (sessao: Sessao): Achavel[] =>
  AREAS_DA_ADMINISTRACAO.filter(({ acao }) => pode(sessao.autorizacoes, acao)).map(
    ({ nome, descricao, palavras, endereco }) => ({
      tipo: 'AREA',
      nome,
      detalhe: descricao,
      endereco,
      chave: null,
      usadoEm: [],
      usadoPor: [],
      texto: `${descricao} ${palavras}`,
    }),
  )

function parametros(sessao: Sessao): Achavel[] {
  if (!pode(sessao.autorizacoes, 'PARAMETRO_CONFIGURAR')) return []
  return parametrosPorAssunto.map((chave) => {
    const { nome, onde, paginas } = ASSUNTOS_DOS_PARAMETROS[assuntoDoParametro(chave)]
    const { descricao } = PARAMETROS[chave]
    return {
      tipo: 'PARAMETRO',
      nome: NOMES_DOS_PARAMETROS[chave],
      detalhe: descricao,
      endereco: '/administracao/parametros',
      chave,
      usadoEm: [...paginas],
      usadoPor: [],
      texto: `${descricao} ${nome} ${onde} ${chave}`,
    }
  })
}

/** ADM-08 A message by its name, by when it goes and by what its parts are called. */
function textos(sessao: Sessao): Achavel[] {
  if (!pode(sessao.autorizacoes, 'CONTEUDO_CONFIGURAR')) return []
  return chavesDasMensagens.map((chave) => {
    const { nome, quando, quem, partes } = mensagemDescrita(chave)
    return {
      tipo: 'TEXTO',
      nome,
      detalhe: quando,
      endereco: '/administracao/textos',
      chave,
      usadoEm: [],
      usadoPor: [],
      texto: [quando, quem, 'texto mensagem', ...Object.values(partes).map((parte) => parte.nome)].join(' '),
    }
  })
}

const doTipo = ({ valor, nome }: OpcaoDoCampo): Achavel => ({
  tipo: 'TIPO_DE_TICKETS',
  nome,
  detalhe: 'O que o tipo pede, os motivos, as etapas e os prazos dele',
  endereco: '/administracao/tipos-de-tickets',
  chave: valor,
  usadoEm: [],
  usadoPor: [],
  texto: 'tipo de ticket fluxo motivos etapas',
})

/** One of those that a subject keeps, which its page opens. */
function daLinha({ assunto, id, nome, emUso }: LinhaAchada): Achavel {
  const { um, varios } = ASSUNTOS_AJUSTADOS[assunto]
  const { genero } = descricaoDe(assunto)
  return {
    tipo: 'LINHA',
    nome,
    detalhe: emUso ? `Em ${varios}` : `Em ${varios}, entre ${genero}s retirad${genero}s`,
    endereco: enderecoDoAssunto(assunto),
    chave: id,
    usadoEm: [],
    usadoPor: [],
    texto: `${um} ${varios}`,
  }
}
