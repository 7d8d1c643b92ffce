import { hojeEm } from '@balcao/dominio/formatos/datas'
import { listarPendencias } from '@balcao/dominio/implantacao/contratos'
import { pendenciasDe } from '@balcao/dominio/implantacao/pendencias'
import { rota } from '../../rota.ts'
import { oQueHa } from './queries.ts'

export const rotaListarPendencias = rota(listarPendencias, async ({ negocio, agora, tx }) => ({
  itens: pendenciasDe({ ...(await oQueHa(tx, hojeEm(agora))), correio: negocio.maquina.servidorDeSaida }),
}))
