import { Button } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { BotaoBase } from '../../ui/campos/botao-base.tsx'
import { useValidadeComAtraso } from '../../ui/campos/use-validade-com-atraso.ts'
import { PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { AvisoDeConflito } from '../../ui/retorno/aviso-de-conflito.tsx'
import { OfertaDeRascunho } from '../../ui/retorno/oferta-de-rascunho.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import type { ApiError } from '../api-error.ts'
import { useTeclaDita } from '../atalhos.ts'
import type { Janela } from './janela-da-acao.tsx'
import type { FormularioDaAcao as Formulario } from './use-formulario-da-acao.ts'

export type PropsDoFormulario<E extends FieldValues, S> = {
  acao: Formulario<E, S>
  /** Something outside the form's own fields was chosen: a file. */
  alterado?: boolean | undefined
  rascunho?: { oferecido: boolean; recuperar: () => void; descartar: () => void } | undefined
  tituloDoErro?: string | undefined
  /** The failure is told elsewhere. */
  semErro?: boolean | undefined
  /** Instead of the title of the dialog and 'Cancelar'. */
  botoes?: { enviar: string; fechar: string } | undefined
  /** Beside the buttons: totals. */
  resumo?: ReactNode
  children: ReactNode
}

type FormularioDaAcaoProps<E extends FieldValues, S> = PropsDoFormulario<E, S> & {
  /** What it is about and where that stands now. */
  contexto?: ReactNode
  /** 'Este cadastro mudou enquanto você preenchia' */
  tituloDoConflito?: string
  janela: Pick<Janela, 'titulo' | 'alterado' | 'tentarFechar'>
}

/** What every action's dialog has: what it is about, what went wrong, the fields, the verb. */
export function FormularioDaAcao<E extends FieldValues, S>(props: FormularioDaAcaoProps<E, S>) {
  const { contexto, janela, acao, rascunho, tituloDoErro, semErro = false, botoes, resumo, children } = props
  const { form, envio, aoEnviar } = acao
  const { isDirty, isValid } = form.formState
  const valido = useValidadeComAtraso(isValid)
  const elemento = useRef<HTMLFormElement>(null)
  useTeclaDita(['ctrl+enter'], botoes?.enviar ?? janela.titulo, 'escrita')
  const alterado = isDirty || (props.alterado ?? false)
  useEffect(() => {
    janela.alterado.current = alterado
  }, [janela.alterado, alterado])
  // The fields may have come after the dialog, which looked for the first one when it opened.
  useEffect(() => {
    elemento.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])

  function enviar(evento: FormEvent) {
    evento.preventDefault()
    // A picker inside a portal has forms of its own.
    evento.stopPropagation()
    aoEnviar()
  }
  function aoTeclar({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === 'Enter' && (ctrlKey || metaKey)) elemento.current?.requestSubmit()
  }

  const registrados = form.control._names.mount
  return (
    <FormProvider {...form}>
      <form ref={elemento} noValidate onSubmit={enviar} onKeyDown={aoTeclar}>
        {contexto}
        {rascunho?.oferecido && <OfertaDeRascunho rascunho={rascunho} />}
        {envio.conflito && (
          <AvisoDeConflito
            titulo={props.tituloDoConflito ?? 'Este registro mudou enquanto você preenchia'}
            mudancas={envio.conflito}
            onAtualizar={envio.verComoEstaAgora}
            atualizando={envio.atualizando}
          />
        )}
        {envio.erro && !semErro && (
          <PainelDeStatus tipo="erro" titulo={tituloDoErro} mensagem={textoDoErro(envio.erro, registrados)} />
        )}
        {children}
        <PeDaFicha>
          {resumo}
          <Button variant="default" onClick={janela.tentarFechar}>
            {botoes?.fechar ?? 'Cancelar'}
          </Button>
          <BotaoBase type="submit" data-principal habilitado={valido} carregando={envio.enviando}>
            {botoes?.enviar ?? janela.titulo}
          </BotaoBase>
        </PeDaFicha>
      </form>
    </FormProvider>
  )
}

/** The server's sentence, and what it says of fields that are not on the screen. */
function textoDoErro({ message, campos }: ApiError, registrados: ReadonlySet<string>): string {
  const soltas = Object.entries(campos).filter(([campo]) => !registrados.has(campo))
  return [message, ...new Set(soltas.map(([, mensagem]) => mensagem))].join('\n')
}
