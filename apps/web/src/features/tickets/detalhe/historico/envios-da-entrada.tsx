import type { EnvioDaEntrada } from '@balcao/dominio/tickets/detalhe/contratos'
import { ESTADOS_DO_ENVIO, type EstadoDoEnvio, type ViaDoEnvio } from '@balcao/dominio/tickets/envios'
import { numeroLegivel } from '@balcao/dominio/whatsapp/numero'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react'
import { Etiqueta } from '../../../../ui/listas/etiqueta.tsx'
import { tardio } from '../../../../ui/retorno/tardio.tsx'
import { TempoRelativo } from '../../../../ui/retorno/tempo-relativo.tsx'
import type { Tom } from '../../../../ui/tema/tons.ts'
import estilos from './historico.module.css'

const DialogoDoReenvio = tardio(async () => (await import('./dialogo-do-reenvio.tsx')).DialogoDoReenvio)

const TOM: Record<EstadoDoEnvio, Tom> = {
  NA_FILA: 'neutro',
  ENVIANDO: 'neutro',
  INCERTO: 'amarelo',
  ENVIADO: 'verde',
  RECUSADO: 'vermelho',
  ENTREGUE: 'verde',
  LIDO: 'azul',
}

const ICONE: Record<ViaDoEnvio, typeof IconMail> = { EMAIL: IconMail, WHATSAPP: IconBrandWhatsapp }

type EnviosDaEntradaProps = { idTicket: number; envios: readonly EnvioDaEntrada[] }

/** ALC-01, ALC-05 What became of what an entry sent to the customer, whichever way it took. */
export function EnviosDaEntrada({ idTicket, envios }: EnviosDaEntradaProps) {
  return envios.map((envio) => <Envio key={`${envio.via}-${envio.id}`} idTicket={idTicket} envio={envio} />)
}

/** What went, and to whom, in words. */
function oQueFoi({ via, arquivo, automatico, para, copias }: EnvioDaEntrada): string {
  if (via === 'WHATSAPP') return `${arquivo ?? 'WhatsApp'} para ${numeroLegivel(para)}`
  const quem = copias.length > 0 ? `${para} e ${copias.join(', ')}` : para
  return `${automatico ? 'Confirmação da abertura' : 'E-mail'} para ${quem}`
}

/** What became of one, why, and what one can do about it. */
function Envio({ idTicket, envio }: { idTicket: number; envio: EnvioDaEntrada }) {
  const { via, estado, motivo, datahora, reenviar } = envio
  const [aberto, { open, close }] = useDisclosure(false)
  const Icone = ICONE[via]
  return (
    <div className={estilos.envio}>
      <Etiqueta tom={TOM[estado]} icone={<Icone size={14} aria-hidden />}>
        {ESTADOS_DO_ENVIO[estado]}
      </Etiqueta>
      <span>
        {oQueFoi(envio)} <TempoRelativo data={datahora} />
      </span>
      {reenviar.permite && (
        <Button size="compact-xs" variant="default" onClick={open}>
          Reenviar
        </Button>
      )}
      {motivo && <p>{motivo}</p>}
      {aberto && <DialogoDoReenvio idTicket={idTicket} envio={envio} aoFechar={close} aoNaoVir={close} />}
    </div>
  )
}
