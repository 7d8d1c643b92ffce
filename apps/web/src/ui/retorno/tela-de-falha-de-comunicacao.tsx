import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { TelaDeAviso } from './tela-de-aviso.tsx'

/** A part of the application did not come, and what the router keeps of it is asked for again by a page load only. */
export function TelaDeFalhaDeComunicacao() {
  return (
    <TelaDeAviso
      role="alert"
      icone={<IconPlugConnectedX size={40} stroke={1.5} aria-hidden />}
      titulo={TEXTOS.falhaDeComunicacao}
      descricao={TEXTOS.verifiqueAConexao}
      acoes={<Button onClick={() => location.reload()}>{TEXTOS.tentarNovamente}</Button>}
    />
  )
}
