import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { RascunhoLido } from '../../../../platform/rascunhos-com-arquivos.ts'
import { TempoRelativo } from '../../../../ui/retorno/tempo-relativo.tsx'
import { arquivosLembrados } from '../escolha/lembrado.ts'
import { todosOsArquivos } from '../estado.ts'
import estilos from '../novo.module.css'
import type { RascunhoDoTicket } from './rascunho-do-ticket.ts'

type OfertaDeContinuarProps = {
  anterior: RascunhoLido<RascunhoDoTicket>
  aoContinuar: () => void
  aoRecomecar: () => void
}

/** NOV-16 What a reload, an expired session or a closed browser left behind. */
export function OfertaDeContinuar({ anterior, aoContinuar, aoRecomecar }: OfertaDeContinuarProps) {
  const { novo } = anterior.valores
  const principal = useRef<HTMLButtonElement>(null)
  // It comes after the dialog, which looked for whom to focus when it opened.
  useEffect(() => principal.current?.focus(), [])
  const quem = novo.consumidorFinal?.nome || novo.cliente?.fant || novo.cliente?.razSoc
  const anexos = new Set([...todosOsArquivos(novo), ...arquivosLembrados(novo.lembrados)]).size
  const partes = [
    novo.tipo?.desc,
    novo.assunto,
    quem,
    anexos > 0 && (anexos === 1 ? '1 anexo' : `${anexos} anexos`),
  ]
  return (
    <section className={estilos.oferta} aria-labelledby="oferta-de-continuar">
      <IconPencil size={32} stroke={1.5} aria-hidden />
      <h2 id="oferta-de-continuar">Você tem um ticket começado</h2>
      <p className={estilos.partes}>{partes.filter(Boolean).join(' · ')}</p>
      <p className={estilos.quando}>
        Guardado neste navegador: <TempoRelativo data={new Date(anterior.em).toISOString()} />
      </p>
      <div className={estilos.botoesDaOferta}>
        <Button ref={principal} onClick={aoContinuar}>
          Continuar de onde parou
        </Button>
        <Button variant="default" onClick={aoRecomecar}>
          Começar de novo
        </Button>
      </div>
    </section>
  )
}
