import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Botoes } from '../campos/botoes.tsx'
import { TempoRelativo } from '../retorno/tempo-relativo.tsx'
import estilos from './assistente.module.css'

type OfertaDeContinuarProps = {
  /** 'Você tem um orçamento começado' */
  titulo: string
  /** What it is about, part by part. */
  partes: readonly (string | false | null | undefined)[]
  /** When it was kept. */
  em: number
  aoContinuar: () => void
  aoRecomecar: () => void
}

/** NOV-16 What a reload, an expired session or a closed browser left behind. */
export function OfertaDeContinuar({ titulo, partes, em, aoContinuar, aoRecomecar }: OfertaDeContinuarProps) {
  const principal = useRef<HTMLButtonElement>(null)
  // It comes after the dialog, which looked for whom to focus when it opened.
  useEffect(() => principal.current?.focus(), [])
  return (
    <section className={estilos.oferta} aria-labelledby="oferta-de-continuar">
      <IconPencil size={32} stroke={1.5} aria-hidden />
      <h2 id="oferta-de-continuar">{titulo}</h2>
      <p className={estilos.partes}>{partes.filter(Boolean).join(' · ')}</p>
      <p className={estilos.quando}>
        Guardado neste navegador: <TempoRelativo data={new Date(em).toISOString()} />
      </p>
      <Botoes lado="meio">
        <Button ref={principal} onClick={aoContinuar}>
          Continuar de onde parou
        </Button>
        <Button variant="default" onClick={aoRecomecar}>
          Começar de novo
        </Button>
      </Botoes>
    </section>
  )
}
