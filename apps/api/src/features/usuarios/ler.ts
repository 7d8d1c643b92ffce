import { sessaoVale } from '@balcao/dominio/acesso/sessao'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { CAMPOS_DO_USUARIO } from '@balcao/dominio/usuarios/campos'
import {
  exportarUsuarios,
  listarUsuarios,
  obterUsuario,
  opcoesDoUsuario,
} from '@balcao/dominio/usuarios/contratos'
import { podeLidarCom, tiposQueSeDao } from '@balcao/dominio/usuarios/regras'
import type { Negocio } from '../../negocio.ts'
import { rota } from '../../rota.ts'
import { rotaDeExportacao } from '../../rota-de-exportacao.ts'
import { agendasPorFilialDe } from '../agendas/queries-passagem.ts'
import { apresentarSessao } from '../conta/presenter.ts'
import { sessoesNaoEncerradas } from '../conta/queries.ts'
import { unidadesVisiveis } from '../filiais/queries.ts'
import { filialVisivel } from '../filiais/visibilidade.ts'
import { orcamentosPorFilialDe } from '../orcamentos/nucleo/queries-passagem.ts'
import { setoresAtivos } from '../setores/queries.ts'
import { ticketsPorFilialDe, ticketsPorSetorDe } from '../tickets/fluxo/queries-passagem.ts'
import { apresentarDetalhado, apresentarPorFilial, apresentarUsuario } from './presenter.ts'
import {
  historicoDoUsuario,
  idsDeUsuarios,
  type Momento,
  paginaDeUsuarios,
  supervisoresPossiveis,
  usuarioPorId,
  usuariosPorId,
} from './queries.ts'
import { pessoaPorId } from './queries-mudanca.ts'

const momento = ({ negocio, agora }: { negocio: Negocio; agora: Date }): Momento => ({
  agora,
  exigidoDe: negocio.parametros(null).segundoFatorExigido,
})

export const rotaListarUsuarios = rota(listarUsuarios, async ({ tx, sessao, query, ...quando }) => {
  const { itens, paginator } = await paginaDeUsuarios(tx, sessao, query, momento(quando))
  return { itens: itens.map(apresentarUsuario(quando)), paginator }
})

export const rotaExportarUsuarios = rotaDeExportacao(exportarUsuarios, {
  entidade: 'usuarios',
  arquivo: 'usuarios',
  campos: CAMPOS_DO_USUARIO,
  ids: ({ tx, sessao, filtro, ...quando }, maximo) =>
    idsDeUsuarios(tx, sessao, filtro, momento(quando), maximo),
  linhas: async ({ tx, sessao, ...quando }, ids) =>
    (await usuariosPorId(tx, sessao, ids, momento(quando))).map(apresentarUsuario(quando)),
})

export const rotaOpcoesDoUsuario = rota(opcoesDoUsuario, async ({ tx, sessao }) => {
  const filiais = await unidadesVisiveis(tx, filialVisivel(sessao))
  return {
    tipos: tiposQueSeDao(sessao),
    filiais: filiais.map(({ id, nome }) => ({ id, nome })),
    setores: await setoresAtivos(tx),
    supervisores: await supervisoresPossiveis(tx),
  }
})

export const rotaObterUsuario = rota(obterUsuario, async ({ tx, sessao, params, negocio, agora }) => {
  const quando = momento({ negocio, agora })
  const linha = await usuarioPorId(tx, sessao, params.idUsuario, quando)
  if (!linha) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const prazos = negocio.parametros(null)
  const abertas = await sessoesNaoEncerradas(tx, linha.id)
  return apresentarDetalhado(linha, quando, {
    sessoes: abertas
      .filter((gravada) => sessaoVale(gravada, prazos, agora))
      .map((gravada) => apresentarSessao(gravada, sessao.id)),
    historico: await historicoDoUsuario(tx, linha.id),
    ticketsPorSetor: await ticketsPorSetorDe(tx, linha.id),
    porFilial: apresentarPorFilial(linha.filiais, {
      tickets: await ticketsPorFilialDe(tx, linha.id),
      orcamentos: await orcamentosPorFilialDe(tx, linha.id),
      agendas: await agendasPorFilialDe(tx, linha.id),
    }),
    convidadoPor: (await pessoaPorId(tx, linha.convite?.porId ?? null))?.nome ?? null,
    propria: linha.id === sessao.colaboradorId,
    impedimento: podeLidarCom(sessao, linha.tipo) ? null : ERROS.SO_ADMINISTRADOR.mensagem,
  })
})
