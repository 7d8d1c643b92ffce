import { TIPOS_DE_RESULTADO } from '@balcao/dominio/busca/contratos'
import { negocioAtual } from '../../platform/ambiente.ts'
import type { Opcao } from '../../ui/campos/opcao.tsx'
import { lembrarRecente, lerRecentes } from '../../ui/campos/recentes.ts'
import { chaveDoDestino, type Registro } from './resultado.ts'

type Guardado = Opcao & { destino: Registro }

const chave = () => `busca:${negocioAtual().id}`

/** A kind that a later version no longer has is forgotten. */
const valido = ({ destino }: Guardado) =>
  Boolean(destino) && Object.hasOwn(TIPOS_DE_RESULTADO, destino.tipo) && Number.isSafeInteger(destino.id)

/** What was opened from the search lately on this machine, per business, until somebody signs out. */
export function lerResultadosRecentes(): Registro[] {
  return lerRecentes<Guardado>(chave())
    .filter(valido)
    .map(({ destino }) => destino)
}

export function lembrarResultado(destino: Registro): void {
  lembrarRecente<Guardado>(chave(), { valor: chaveDoDestino(destino), nome: destino.titulo, destino })
}
