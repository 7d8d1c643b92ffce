import { TelaDeFalhaDeComunicacao } from '../ui/retorno/tela-de-falha-de-comunicacao.tsx'
import { ProvedorDeTema } from '../ui/tema/provedor-de-tema.tsx'

/** The environment script did not come: without it not even the server's address is known. */
export function SemAmbiente() {
  return (
    <ProvedorDeTema>
      <TelaDeFalhaDeComunicacao />
    </ProvedorDeTema>
  )
}
