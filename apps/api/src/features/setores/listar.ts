import { listarSetores } from '@balcao/dominio/setores/contratos'
import { rota } from '../../rota.ts'
import { setoresAtivos } from './queries.ts'

export const rotaListarSetores = rota(listarSetores, async ({ tx }) => ({ itens: await setoresAtivos(tx) }))
