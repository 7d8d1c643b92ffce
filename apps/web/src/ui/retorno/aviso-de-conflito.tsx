import type { Mudanca } from '@balcao/dominio/erros'
import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import estilos from './aviso-de-conflito.module.css'
import { TempoRelativo } from './tempo-relativo.tsx'

interface AvisoDeConflitoProps {
  /** 'Este ticket mudou enquanto você escrevia' */
  titulo: string
  /** newest last, as the refusal brings them */
  mudancas: readonly Mudanca[]
  /** shows the present state; what was typed must survive it */
  onAtualizar: () => void
  /** the present state is on its way: the button shows it and can't be pressed twice */
  atualizando?: boolean | undefined
}

// More would push what the person was writing off the screen.
const MAXIMO_NA_LISTA = 5

/** TIC-13 Somebody else acted first: says who, when and what, and that nothing typed was lost. */
export function AvisoDeConflito({
  titulo,
  mudancas,
  onAtualizar,
  atualizando = false,
}: AvisoDeConflitoProps) {
  const recentes = mudancas.slice(-MAXIMO_NA_LISTA)
  const anteriores = mudancas.length - recentes.length
  return (
    <div className={estilos.aviso} role="alert">
      <IconUsers className={estilos.icone} size={20} aria-hidden />
      <div className={estilos.texto}>
        <strong>{titulo}</strong>
        {recentes.length > 0 && (
          <ul className={estilos.mudancas}>
            {recentes.map((mudanca) => (
              <li key={`${mudanca.quando} ${mudanca.quem} ${mudanca.o_que}`}>
                <strong>{mudanca.quem}</strong>, <TempoRelativo data={mudanca.quando} /> — {mudanca.o_que}
              </li>
            ))}
          </ul>
        )}
        {anteriores > 0 && (
          <p>
            {anteriores === 1
              ? 'E mais uma mudança antes destas.'
              : `E mais ${anteriores} mudanças antes destas.`}
          </p>
        )}
        <p>O que você digitou continua aqui. Confira e envie de novo, se ainda fizer sentido.</p>
      </div>
      <Button size="xs" variant="default" loading={atualizando} onClick={onAtualizar}>
        Ver como está agora
      </Button>
    </div>
  )
}
