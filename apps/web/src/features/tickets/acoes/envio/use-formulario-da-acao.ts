import type { TicketDetalhado } from '@balcao/dominio/tickets/contratos-detalhe'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ApiError } from '../../../../platform/api-error.ts'
import { useRascunho } from '../../../../platform/rascunho.ts'
import { apontarRecusas, conferirCom } from '../../../../ui/campos/conferir-com.ts'
import type { Janela } from '../janela.ts'
import { type ContratoDaAcao, type CorpoDaAcao, type Envio, useEnvio } from './use-envio.ts'

export type PropsDaAcao = { ticket: TicketDetalhado; janela: Janela }

type Opcoes<E extends FieldValues, S> = PropsDaAcao & {
  /** Of the contract: fields are named as in the request, so that what the server refuses finds its place. */
  esquema: z.core.$ZodType<S>
  valores: DefaultValues<E>
  /** The rule that the server asks too; its answers are keyed like the request. */
  regra?: ((dados: S) => Record<string, string>) | undefined
  aoFalhar?: ((erro: ApiError) => void) | undefined
  aoConcluir?: (() => void) | undefined
  mensagem?: string | undefined
  /** What is known without asking joins what was typed. */
  completar?: ((dados: S) => S) | undefined
  /** Sent beside the fields. */
  arquivos?: (() => readonly File[]) | undefined
}

export type FormularioDaAcao<E extends FieldValues, S> = {
  form: UseFormReturn<E, unknown, S>
  envio: Pick<Envio, 'enviando' | 'erro' | 'conflito' | 'verComoEstaAgora' | 'atualizando'>
  aoEnviar: () => void
}

/** TIC-10 A form over one action of a ticket: checked as the server will, refused beside its fields. */
export function useFormularioDaAcao<
  K extends ContratoDaAcao,
  E extends FieldValues,
  S extends CorpoDaAcao<K> & FieldValues,
>(contrato: K, opcoes: Opcoes<E, S>): FormularioDaAcao<E, S> {
  const { ticket, janela, esquema, valores, regra, aoFalhar, aoConcluir, mensagem, completar, arquivos } =
    opcoes
  const form = useForm<E, unknown, S>({
    defaultValues: valores,
    resolver: conferirCom<E, S>(esquema as z.core.$ZodType<S, E>, regra),
    mode: 'onTouched',
  })
  useValidadeDoQueNinguemDigitou(form)
  const aoRecusar = (campos: Record<string, string>) => apontarRecusas(campos, form.setError)
  const envio = useEnvio(contrato, { ticket, janela, aoRecusar, aoFalhar, aoConcluir, mensagem })
  const aoEnviar = () =>
    void form.handleSubmit((dados) => envio.enviar(completar?.(dados) ?? dados, arquivos?.()))()
  return { form, envio, aoEnviar }
}

/** The same for long work: what was typed survives a window closed by accident, and goes away when it is delivered. */
export function useFormularioComRascunho<
  K extends ContratoDaAcao,
  E extends FieldValues,
  S extends CorpoDaAcao<K> & FieldValues,
>(contrato: K, opcoes: Omit<Opcoes<E, S>, 'aoConcluir'>) {
  const { ticket, janela } = opcoes
  // Of the step it was opened on: the ticket may move on underneath.
  const [chave] = useState(() => `tickets/${ticket.id}/${ticket.etapa.id}/${janela.dialogo}`)
  const concluir = useRef(() => {})
  const acao = useFormularioDaAcao<K, E, S>(contrato, { ...opcoes, aoConcluir: () => concluir.current() })
  const rascunho = useRascunho(chave, acao.form)
  useEffect(() => {
    concluir.current = rascunho.concluir
  })
  useMarca(janela.guarda)
  return { ...acao, rascunho }
}

/** A shortcut ('Autorizar tudo') fills many fields at once: whether the form is whole is asked once, after the last of them. */
function useValidadeDoQueNinguemDigitou<E extends FieldValues, S>(form: UseFormReturn<E, unknown, S>): void {
  const { subscribe, control } = form
  useEffect(() => {
    let marcado = false
    return subscribe({
      formState: { values: true },
      callback: () => {
        if (marcado) return
        marcado = true
        queueMicrotask(() => {
          marcado = false
          void control._setValid()
        })
      },
    })
  }, [subscribe, control])
}

function useMarca(marca: RefObject<boolean>): void {
  useEffect(() => {
    marca.current = true
    return () => {
      marca.current = false
    }
  }, [marca])
}
