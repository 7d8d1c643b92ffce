import { obterVisaoGeral } from '@balcao/dominio/clientes/visao-geral'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { rota } from '../../rota.ts'
import { limitesDoCliente } from '../limites/queries.ts'
import { criarRotulador } from '../pedidos/rotular-status.ts'
import { tiposQueDevolvem } from '../tickets/nucleo/queries-tipo.ts'
import { apresentarVisaoGeral } from './presenter-visao-geral.ts'
import { oQueSePassa, quemEOCliente } from './queries-visao-geral.ts'

/** CLI-01 Two turns to the database: who it is, and by the parameters of their branch what is going on. */
export const rotaObterVisaoGeral = rota(obterVisaoGeral, async ({ params, sessao, negocio, agora, tx }) => {
  const [[quem], tipos] = await Promise.all([
    quemEOCliente(tx, sessao, { id: params.idCli }),
    tiposQueDevolvem(tx),
  ])
  if (!quem) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const regras = negocio.parametrosEntre(quem.filialId === null ? [] : [quem.filialId])
  const hoje = hojeEm(agora)
  const diaDaTaxa = somarDias(hoje, -regras.diasTaxaDevolucao)
  const [[passa], limites] = await Promise.all([
    oQueSePassa(tx, sessao, {
      clienteId: quem.id,
      hoje,
      agora,
      diaDaTaxa,
      inicioDaTaxa: inicioDoDia(diaDaTaxa),
      tiposQueDevolvem: tipos,
    }),
    limitesDoCliente(tx, { clienteId: quem.id }),
  ])
  if (!passa) throw new Error('a visão geral não respondeu')
  const { autorizacoes } = sessao
  return apresentarVisaoGeral({
    quem,
    passa,
    limites,
    regras,
    autorizacoes,
    rotular: criarRotulador(negocio),
    agora,
  })
})
