import {
  type AvisoPublicado,
  listarAvisosPublicados,
  listarLeiturasDoAviso,
  retirarAviso,
} from '@balcao/dominio/avisos/gestao'
import { impedimentoParaRetirar } from '@balcao/dominio/avisos/publicacao'
import { descreverPublico } from '@balcao/dominio/avisos/publico'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { contarAoPublico } from './contar-ao-publico.ts'
import {
  avisoGerido,
  avisosGeridos,
  type LinhaGerida,
  leiturasDoAviso,
  mudarSituacao,
  travarAvisoGerido,
} from './queries-gestao.ts'

const apresentar = ({ tipos, filial, setores, publicadoEm, ate, ...linha }: LinhaGerida): AvisoPublicado => ({
  ...linha,
  publico: descreverPublico(tipos ?? [], filial, setores),
  datahora_inicio: publicadoEm.toISOString(),
  datahora_fim: ate?.toISOString() ?? null,
})

export const rotaListarAvisosPublicados = rota(listarAvisosPublicados, async ({ query, sessao, tx }) => {
  const { itens, paginator } = await avisosGeridos(tx, sessao, query)
  return { itens: itens.map(apresentar), paginator }
})

export const rotaListarLeiturasDoAviso = rota(
  listarLeiturasDoAviso,
  async ({ params, query, sessao, tx }) => {
    const aviso = await avisoGerido(tx, sessao, params.idAviso)
    if (!aviso) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { itens, paginator } = await leiturasDoAviso(tx, aviso, query)
    return {
      itens: itens.map(({ lidoEm, ...pessoa }) => ({ ...pessoa, lidoEm: lidoEm?.toISOString() ?? null })),
      paginator,
    }
  },
)

/** ADM-08 It leaves every bell at once; who has read it stays known. */
export const rotaRetirarAviso = rota(retirarAviso, async ({ params, corpo, sessao, autoria, tx }) => {
  const aviso = await travarAvisoGerido(tx, sessao, params.idAviso)
  if (aviso.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  const impedimento = impedimentoParaRetirar(aviso.situacao)
  if (impedimento) throw new ErroDeNegocio(impedimento)
  const { id, titulo } = aviso
  await mudarSituacao(tx, { id, situacao: 'RETIRADO' }, autoria)
  await registrarHistorico(tx, autoria, {
    entidade: 'aviso',
    entidadeId: id,
    acao: 'RETIRAR',
    dados: { titulo },
  })
  if (aviso.situacao === 'PUBLICADO') await contarAoPublico(tx, autoria, 'aviso-saiu', aviso)
  return { message: aviso.situacao === 'AGENDADO' ? 'O aviso não vai mais ao ar.' : 'Aviso retirado.' }
})
