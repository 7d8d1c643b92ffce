import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { TelaDeAviso } from '../ui/retorno/tela-de-aviso.tsx'
import { ProvedorDeTema } from '../ui/tema/provedor-de-tema.tsx'

/** The environment script did not come: without it not even the server's address is known. */
export function SemAmbiente() {
  return (
    <ProvedorDeTema>
      <TelaDeAviso
        role="alert"
        icone={<IconPlugConnectedX size={40} stroke={1.5} aria-hidden />}
        titulo={TEXTOS.falhaDeComunicacao}
        descricao="Verifique sua conexão com a internet ou aguarde um instante."
        acoes={<Button onClick={() => location.reload()}>{TEXTOS.tentarNovamente}</Button>}
      />
    </ProvedorDeTema>
  )
}
