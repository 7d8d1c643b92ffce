import type { ReactNode } from 'react'
import type { ApiError } from '../../platform/api-error.ts'
import type { Captcha } from '../../platform/captcha/use-captcha.ts'
import { BotaoBase } from '../../ui/campos/botao-base.tsx'
import { useValidadeComAtraso } from '../../ui/campos/use-validade-com-atraso.ts'
import estilos from './entrar/formulario-de-entrada.module.css'
import { SituacaoDoCaptcha } from './entrar/situacao-do-captcha.tsx'
import { Falha } from './falha.tsx'

type FormularioPublicoProps = {
  acao: { error: ApiError | null; isPending: boolean; submittedAt: number }
  valido: boolean
  botao: string
  captcha?: Captcha
  aoEnviar: () => unknown
  children: ReactNode
}

/** Failure above, fields, button that waits for the form to be valid (GER-09), security check. */
export function FormularioPublico(props: FormularioPublicoProps) {
  const { acao, valido, botao, captcha, aoEnviar, children } = props
  const habilitado = useValidadeComAtraso(valido)
  return (
    <form
      noValidate
      className={estilos.formulario}
      onSubmit={(evento) => {
        evento.preventDefault()
        void aoEnviar()
      }}
    >
      {acao.error && <Falha key={acao.submittedAt} erro={acao.error} />}
      {children}
      <BotaoBase type="submit" fullWidth habilitado={habilitado} carregando={acao.isPending}>
        {botao}
      </BotaoBase>
      {captcha && <SituacaoDoCaptcha captcha={captcha} />}
    </form>
  )
}
