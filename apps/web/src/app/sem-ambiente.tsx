import { TelaDeFalhaDeComunicacao } from '../ui/retorno/tela-de-falha-de-comunicacao.tsx'
import { ProvedorDeTema } from '../ui/tema/provedor-de-tema.tsx'

/** The environment script or the portal's code did not come: without them there is nothing else to show. */
export function SemAmbiente() {
  return (
    <ProvedorDeTema>
      <TelaDeFalhaDeComunicacao />
    </ProvedorDeTema>
  )
}
