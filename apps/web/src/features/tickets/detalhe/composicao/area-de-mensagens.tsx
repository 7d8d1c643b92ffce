import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLock, IconMessagePlus } from '@tabler/icons-react'
import { type RefObject, useEffect, useState } from 'react'
import { useCelular } from '../../../../ui/listas/use-celular.ts'
import type { EscreverDaqui } from '../../escrever-daqui.ts'
import estilos from './composicao.module.css'
import { FormularioDaMensagem } from './formulario-da-mensagem.tsx'
import { motivoDoSilencio } from './tipos-permitidos.ts'
import { useComposicao } from './use-composicao.ts'

type AreaDeMensagensProps = {
  ticket: TicketDetalhado
  aoEscrever: (escrevendo: boolean) => void
  /** Where the header and the keys find how to begin a message. */
  escrever: RefObject<EscreverDaqui>
  /** Its tab is the open one. */
  aVista: boolean
}

/** TIC-04 Where one writes: above the thread or, on a phone, behind a button that the thumb reaches. */
export function AreaDeMensagens({ ticket, aoEscrever, escrever, aVista }: AreaDeMensagensProps) {
  const composicao = useComposicao(ticket, aoEscrever)
  const celular = useCelular()
  const [aberta, { open, close }] = useDisclosure(false)
  const [chamadas, setChamadas] = useState(0)
  useEffect(() => {
    escrever.current = (tipo) => {
      composicao.mudar({ tipo })
      setChamadas((vezes) => vezes + 1)
      open()
    }
  })
  if (composicao.tipos.length === 0)
    return <Silencio motivo={motivoDoSilencio(ticket)} comRascunho={composicao.rascunho.mensagem !== ''} />
  if (!celular)
    return (
      <FormularioDaMensagem
        ticket={ticket}
        composicao={composicao}
        className={estilos.cartao}
        recolhivel
        chamadas={aVista ? chamadas : 0}
      />
    )
  return (
    <>
      <div className={estilos.barra}>
        <Button fullWidth leftSection={<IconMessagePlus size={18} aria-hidden />} onClick={open}>
          {composicao.rascunho.mensagem ? 'Continuar a mensagem' : 'Escrever mensagem'}
        </Button>
      </div>
      <Drawer opened={aberta} onClose={close} position="bottom" size="auto" title="Escrever mensagem">
        <FormularioDaMensagem ticket={ticket} composicao={composicao} aoEnviar={close} chamadas={chamadas} />
      </Drawer>
    </>
  )
}

function Silencio({ motivo, comRascunho }: { motivo: string | null; comRascunho: boolean }) {
  if (!motivo) return null
  return (
    <p className={estilos.silencio}>
      <IconLock size={16} aria-hidden />
      {motivo}
      {comRascunho && ' O que você escreveu continua guardado.'}
    </p>
  )
}
