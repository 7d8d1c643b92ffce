import { nomeDoCampoAdicional } from '@balcao/dominio/cadastros/campos-adicionais'
import type { ContextoDoCadastro, Problemas } from '@balcao/dominio/cadastros/contexto'
import type { EnderecoDoCadastro, FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import { problemasDoCadastro } from '@balcao/dominio/cadastros/problemas-do-cadastro'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { unidadesVisiveis } from '../../filiais/queries.ts'
import { filialVisivel } from '../../filiais/visibilidade.ts'
import { cidadePorIbge } from '../../lugares/cidade-por-ibge.ts'
import { BANCOS } from '../../opcoes/bancos.ts'
import { opcoesDaLista } from '../../opcoes/queries.ts'
import { tabelasDePrecoAtivas } from '../../produtos/queries.ts'
import { camposEmUso, idsDosCampos } from './queries-campos.ts'

const bancosConhecidos: ReadonlySet<string> = new Set(BANCOS.map(({ codigoBanco }) => codigoBanco))

type Conferencia = {
  sessao: Sessao
  regras: ParametrosDaFilial
  hoje: string
  anexos: number
  comProva: boolean
  /** What is wrong by what is on record, where a prospect is completed. */
  doProspect: Problemas
}

/** What the ids of a form mean, for what keeps names. */
export type Escolhas = {
  /** How the activity reads; null where none was chosen. */
  atividade: string | null
  /** By the table, whatever was typed. */
  cidades: { enderecoCobranca: string; enderecoEntrega: string }
  camposEmUso: ReadonlySet<number>
}

/** CAD-05 … CAD-10 All that the wizard asked is asked again, with what the business has now; every refusal at its field. */
export async function conferirCadastro(
  tx: Tx,
  formulario: FormularioDoCadastro,
  { sessao, regras, hoje, anexos, comProva, doProspect }: Conferencia,
): Promise<Escolhas> {
  const atividades = await opcoesDaLista(tx, 'ATIVIDADE')
  const comoConheceu = await opcoesDaLista(tx, 'COMO_CONHECEU')
  const filiais = await unidadesVisiveis(tx, filialVisivel(sessao))
  const tabelaPreco = await tabelasDePrecoAtivas(tx)
  const campos = await camposEmUso(tx)
  const contexto: ContextoDoCadastro = {
    hoje,
    regras,
    opcoes: {
      comoConheceu: comoConheceu.length > 0,
      filiais: filiais.length > 0,
      atividades: atividades.length > 0,
    },
    camposAdicionais: campos,
    anexos,
    comProva,
  }
  const problemas = {
    ...problemasDoCadastro(formulario, contexto),
    ...desconhecidos(formulario, { filialId: filiais, atividade: atividades, comoConheceu, tabelaPreco }),
    ...bancosDesconhecidos(formulario),
    ...cidadeTrocada(formulario, 'enderecoCobranca'),
    ...cidadeTrocada(formulario, 'enderecoEntrega'),
    ...camposDesconhecidos(formulario, await idsDosCampos(tx)),
    ...doProspect,
  }
  if (Object.keys(problemas).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: problemas })
  return {
    atividade: atividades.find(({ id }) => id === formulario.empresa.atividade)?.desc ?? null,
    cidades: {
      enderecoCobranca: cidadeDe(formulario.enderecoCobranca) ?? '',
      enderecoEntrega: cidadeDe(formulario.enderecoEntrega) ?? '',
    },
    camposEmUso: new Set(campos.map(({ id }) => id)),
  }
}

type Lista = readonly { id: number }[]
type Escolhidos = 'filialId' | 'atividade' | 'comoConheceu' | 'tabelaPreco'

const desconhecidos = ({ empresa }: FormularioDoCadastro, listas: Record<Escolhidos, Lista>): Problemas =>
  Object.fromEntries(
    Object.entries(listas).flatMap(([campo, lista]) => {
      const escolhido = empresa[campo as Escolhidos]
      return escolhido === null || lista.some(({ id }) => id === escolhido)
        ? []
        : [[`empresa.${campo}`, MENSAGENS.invalido]]
    }),
  )

const bancosDesconhecidos = ({ dadosBancarios }: FormularioDoCadastro): Problemas =>
  Object.fromEntries(
    dadosBancarios.flatMap(({ codigoBanco }, i) =>
      codigoBanco === '' || bancosConhecidos.has(codigoBanco)
        ? []
        : [[`dadosBancarios.${i}.codigoBanco`, MENSAGENS.invalido]],
    ),
  )

const camposDesconhecidos = (
  { camposAdicionais }: FormularioDoCadastro,
  existem: ReadonlySet<number>,
): Problemas =>
  Object.fromEntries(
    camposAdicionais.flatMap(({ id }) =>
      existem.has(id) ? [] : [[nomeDoCampoAdicional(id), MENSAGENS.invalido]],
    ),
  )

const cidadeDe = ({ uf, ibge }: EnderecoDoCadastro) => cidadePorIbge(uf, ibge)

const cidadeTrocada = (formulario: FormularioDoCadastro, qual: keyof Escolhas['cidades']): Problemas =>
  formulario[qual].ibge !== '' && formulario[qual].uf !== '' && cidadeDe(formulario[qual]) === null
    ? { [`${qual}.ibge`]: MENSAGENS.cidadeDeOutroEstado }
    : {}
