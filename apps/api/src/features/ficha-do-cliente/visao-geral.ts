import { obterVisaoGeral } from '@balcao/dominio/clientes/visao-geral'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { emCadaFilial } from '@balcao/dominio/parametros'
import { rota } from '../../rota.ts'
import { limitesDoCliente } from '../limites/queries.ts'
import { criarRotulador } from '../pedidos/rotular-status.ts'
import { apresentarVisaoGeral } from './presenter-visao-geral.ts'
import { oQueSePassa, quemEOCliente } from './queries-visao-geral.ts'

/**
 * CLI-01 One turn to the database: what is going on is asked for before it is known whether the session sees the customer,
 * and told only if it does.
 */
export const rotaObterVisaoGeral = rota(obterVisaoGeral, async ({ params, sessao, negocio, agora, tx }) => {
  const { idCli: clienteId } = params
  const hoje = hojeEm(agora)
  const { geral, excecoes } = emCadaFilial(negocio.parametroPorFilial('diasTaxaDevolucao'), (dias) =>
    somarDias(hoje, -dias),
  )
  const outrosDias = [...excecoes.values()]
  const [[quem], [passa], limites] = await Promise.all([
    quemEOCliente(tx, sessao, { id: clienteId }),
    oQueSePassa(tx, sessao, {
      clienteId,
      hoje,
      agora,
      diaDaTaxa: geral,
      inicioDaTaxa: inicioDoDia(geral),
      filiaisDeOutroDia: [...excecoes.keys()],
      outrosDias,
      outrosInicios: outrosDias.map(inicioDoDia),
    }),
    limitesDoCliente(tx, { clienteId }),
  ])
  if (!quem) throw new ErroDeNegocio('NAO_ENCONTRADO')
  if (!passa) throw new Error('a visão geral não respondeu')
  return apresentarVisaoGeral({
    quem,
    passa,
    limites,
    regras: negocio.parametrosEntre(quem.filiais.slice(0, 1)),
    autorizacoes: sessao.autorizacoes,
    rotular: criarRotulador(negocio),
    agora,
  })
})
