import { obterResponsavel } from '@balcao/dominio/coletas/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { rota } from '../../rota.ts'
import { coletasDoResponsavel, contatoDoResponsavel, ticketsEmMaos } from './queries.ts'
import { representanteVisivel } from './visibilidade.ts'

const QUANTAS_COLETAS = 15

export const rotaObterResponsavel = rota(obterResponsavel, async ({ params, sessao, tx }) => {
  const { tipo, id } = params
  const visivel = tipo === 'transportadora' || representanteVisivel(sessao, id)
  const contato = visivel ? await contatoDoResponsavel(tx, tipo, id) : null
  if (!contato) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const [coletas, emMaos] = await Promise.all([
    coletasDoResponsavel(tx, sessao, { tipo, id, quantas: QUANTAS_COLETAS }),
    ticketsEmMaos(tx, sessao, { tipo, id }),
  ])
  return {
    tipo,
    ...contato,
    ticketsEmMaos: emMaos,
    coletas: coletas.map(({ ibge, cidade, uf, geradaEm, dataPrevista, tickets, ...coleta }) => ({
      ...coleta,
      lugar: { ibge, cidade, uf },
      dtGeracao: geradaEm.toISOString(),
      dtPrevista: dataPrevista,
      qtdeTickets: tickets,
    })),
  }
})
