import { ESTADOS_DO_CORREIO, type EstadoDoCorreio } from '@balcao/dominio/correio/estados'
import type { CorreioDaEntrada } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMail } from '@tabler/icons-react'
import { Etiqueta } from '../../../../ui/listas/etiqueta.tsx'
import { tardio } from '../../../../ui/retorno/tardio.tsx'
import { TempoRelativo } from '../../../../ui/retorno/tempo-relativo.tsx'
import type { Tom } from '../../../../ui/tema/tons.ts'
import estilos from './historico.module.css'

const DialogoDoReenvio = tardio(async () => (await import('./dialogo-do-reenvio.tsx')).DialogoDoReenvio)

const TOM: Record<EstadoDoCorreio, Tom> = {
  NA_FILA: 'neutro',
  ENVIANDO: 'neutro',
  ENVIADO: 'verde',
  RECUSADO: 'vermelho',
  INCERTO: 'amarelo',
}

type CorreioNaEntradaProps = { idTicket: number; correio: CorreioDaEntrada }

/** ALC-01 What became of the e-mail of an entry, why, and what one can do about it. */
export function CorreioNaEntrada({ idTicket, correio }: CorreioNaEntradaProps) {
  const { estado, para, copias, motivo, datahora, automatico, reenviar } = correio
  const [aberto, { open, close }] = useDisclosure(false)
  const quem = copias.length > 0 ? `${para} e ${copias.join(', ')}` : para
  return (
    <div className={estilos.correio}>
      <Etiqueta tom={TOM[estado]} icone={<IconMail size={14} aria-hidden />}>
        {ESTADOS_DO_CORREIO[estado]}
      </Etiqueta>
      <span>
        {automatico ? 'Confirmação da abertura' : 'E-mail'} para {quem} <TempoRelativo data={datahora} />
      </span>
      {reenviar.permite && (
        <Button size="compact-xs" variant="default" onClick={open}>
          Reenviar
        </Button>
      )}
      {motivo && <p>{motivo}</p>}
      {aberto && <DialogoDoReenvio idTicket={idTicket} correio={correio} aoFechar={close} aoNaoVir={close} />}
    </div>
  )
}
