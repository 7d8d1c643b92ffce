import { ESTADOS } from '@balcao/dominio/brasil/estados'
import { listarCidades, listarEstados } from '@balcao/dominio/lugares/contratos'
import { rota } from '../../rota.ts'
import { cidadesDe } from './cidades.ts'

export const rotaListarEstados = rota(listarEstados, async () => ({ itens: [...ESTADOS] }))

export const rotaListarCidades = rota(listarCidades, async ({ params }) => ({ itens: cidadesDe(params.uf) }))
