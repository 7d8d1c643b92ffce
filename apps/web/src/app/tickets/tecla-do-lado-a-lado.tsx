import { useAtalho } from '../../platform/atalhos.ts'
import { useComando } from '../../platform/comandos.ts'

const LADO_A_LADO = 'Lista e ticket lado a lado'
const SEPARADOS = 'Lista e ticket em telas separadas'

type TeclaDoLadoALadoProps = { ligado: boolean; aoAlternar: () => void }

export function TeclaDoLadoALado({ ligado, aoAlternar }: TeclaDoLadoALadoProps) {
  const nome = ligado ? SEPARADOS : LADO_A_LADO
  useAtalho(['l'], nome, aoAlternar)
  useComando(nome, aoAlternar)
  return null
}
