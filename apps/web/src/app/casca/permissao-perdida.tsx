import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { TelaDeAviso } from '../../ui/retorno/tela-de-aviso.tsx'

/** ADM-03 In place of a page that the person could see when they opened it. */
export function PermissaoPerdida() {
  return (
    <TelaDeAviso
      role="alert"
      icone={<IconLock size={40} stroke={1.5} aria-hidden />}
      titulo="Você não pode mais ver esta página"
      descricao="A administração mudou o que você pode fazer enquanto ela estava aberta. Se isso atrapalha o seu trabalho, fale com quem administra o portal."
      acoes={
        <Button component={Link} to="/home">
          {TEXTOS.irParaHome}
        </Button>
      }
    />
  )
}
