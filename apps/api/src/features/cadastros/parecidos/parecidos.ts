import { procurarParecidos } from '@balcao/dominio/cadastros/contratos'
import { rota } from '../../../rota.ts'
import { regrasDaFilial } from '../nucleo/regras-da-filial.ts'
import { apresentarParecido } from './presenter.ts'
import { procurarParecidosDe } from './procurar.ts'

export const rotaProcurarParecidos = rota(procurarParecidos, async ({ query, sessao, negocio, tx }) => {
  const { cadastroMaximoParecidos } = regrasDaFilial(negocio, sessao, query.idFil)
  const parecidos = await procurarParecidosDe(tx, sessao, query, cadastroMaximoParecidos)
  return { itens: parecidos.map(apresentarParecido) }
})
