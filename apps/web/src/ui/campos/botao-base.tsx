import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button, type ButtonProps, Loader, VisuallyHidden } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import {
  type ComponentProps,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import estilos from './botao-base.module.css'
import { assinarRecusados, temRecusado } from './recusados.ts'
import { useOQueFalta } from './use-o-que-falta.ts'
import { useValidadeComAtraso } from './use-validade-com-atraso.ts'

type BotaoBaseProps = Omit<ButtonProps, 'loading' | 'disabled'> &
  Omit<ComponentProps<'button'>, keyof ButtonProps | 'onClick' | 'disabled'> & {
    /** Said by the form; without it the button stays disabled. */
    habilitado?: boolean | undefined
    /** Why it is disabled, where no field of the form can say it. */
    falta?: string | undefined
    /** Work begun elsewhere (a form that is being sent). */
    carregando?: boolean | undefined
    /** A promise keeps the button busy until it ends. */
    onClick?: ((evento: MouseEvent<HTMLButtonElement>) => unknown) | undefined
  }

/**
 * GER-09 Disabled until its form says otherwise, in look and for a screen reader, yet never out of reach: pressed, it
 * lets the form point at what is missing, and says it. Shows progress, says it (GER-22) and can't be pressed twice.
 */
export function BotaoBase(props: BotaoBaseProps) {
  const { habilitado: permitido = false, falta: faltaDita, carregando = false, ...comuns } = props
  const { onClick, leftSection, children, ref, ...resto } = comuns
  const botao = useRef<HTMLButtonElement>(null)
  const recusado = useSyncExternalStore(assinarRecusados, () => temRecusado(botao.current))
  const semRecusa = useValidadeComAtraso(!recusado)
  const habilitado = permitido && semRecusa
  // The field that is refused says it.
  const falta = semRecusa ? faltaDita : undefined
  const [trabalhando, setTrabalhando] = useState(false)
  const ocupadoDesdeJa = useRef(false)
  const oQueFalta = useOQueFalta()
  const ocupado = carregando || trabalhando
  const { dizer } = oQueFalta
  // What was missing then is not what may be missing the next time.
  useEffect(() => {
    if (habilitado) dizer('')
  }, [habilitado, dizer])

  async function aoAcionar(evento: MouseEvent<HTMLButtonElement>) {
    // Two clicks can arrive before the first one is drawn; this also stops Enter from sending the form again.
    if (ocupado || ocupadoDesdeJa.current) return evento.preventDefault()
    if (!habilitado && falta) {
      dizer(falta)
      return evento.preventDefault()
    }
    if (!habilitado && evento.currentTarget.form) oQueFalta.apontar(evento.currentTarget.form)
    const resultado = onClick?.(evento)
    if (!(resultado instanceof Promise)) return
    ocupadoDesdeJa.current = true
    setTrabalhando(true)
    try {
      await resultado
    } finally {
      ocupadoDesdeJa.current = false
      setTrabalhando(false)
    }
  }

  return (
    <>
      <Button
        {...resto}
        ref={useMergedRef(botao, ref)}
        // Not `disabled`, idle or busy: that would throw away the focus, and nobody would hear what is missing.
        data-disabled={!habilitado}
        mod={{ ocupado }}
        aria-disabled={!habilitado || ocupado || undefined}
        aria-busy={ocupado || undefined}
        leftSection={ocupado ? <Loader size={16} color="currentColor" aria-hidden /> : leftSection}
        onClick={aoAcionar}
      >
        {children}
      </Button>
      {ocupado && <VisuallyHidden aria-live="polite">{TEXTOS.processando}</VisuallyHidden>}
      {!habilitado && falta && (
        <span role="status" className={estilos.falta}>
          {oQueFalta.falta}
        </span>
      )}
      {/* Beside fields that say it themselves, it is for the ears alone. */}
      {!habilitado && !falta && <VisuallyHidden role="status">{oQueFalta.falta}</VisuallyHidden>}
    </>
  )
}
