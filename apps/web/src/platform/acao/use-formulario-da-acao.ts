import { type RefObject, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { apontarRecusas, conferirCom } from '../../ui/campos/conferir-com.ts'
import type { ApiError } from '../api-error.ts'
import { useRascunho } from '../rascunho.ts'
import type { Janela } from './janela-da-acao.tsx'
import {
  type ContratoDaAcao,
  type CorpoDaAcao,
  type Envio,
  type OpcoesDoEnvio,
  useEnvio,
} from './use-envio.ts'

export type OpcoesDoFormulario<E extends FieldValues, S> = Pick<OpcoesDoEnvio, 'aoFalhar' | 'mensagem'> & {
  /** Of the contract: fields are named as in the request, so that what the server refuses finds its place. */
  esquema: z.core.$ZodType<S>
  valores: DefaultValues<E>
  /** The rule that the server asks too; its answers are keyed like the request. */
  regra?: ((dados: S) => Record<string, string>) | undefined
  /** What is known without asking joins what was typed. */
  completar?: ((dados: S) => S) | undefined
  /** Sent beside the fields. */
  arquivos?: (() => readonly File[]) | undefined
}

type Opcoes<E extends FieldValues, S> = OpcoesDoFormulario<E, S> &
  Pick<OpcoesDoEnvio, 'alvo' | 'aoExigir' | 'aoConcluir'>

export type FormularioDaAcao<E extends FieldValues, S> = {
  form: UseFormReturn<E, unknown, S>
  envio: Pick<Envio, 'enviando' | 'erro' | 'conflito' | 'verComoEstaAgora' | 'atualizando'>
  aoEnviar: () => void
}

/** TIC-10 A form over one action: checked as the server will, refused beside its fields. */
export function useFormularioDaAcao<
  K extends ContratoDaAcao,
  E extends FieldValues,
  S extends CorpoDaAcao<K> & FieldValues,
>(contrato: K, opcoes: Opcoes<E, S>): FormularioDaAcao<E, S> {
  const { esquema, valores, regra, completar, arquivos, ...doEnvio } = opcoes
  const form = useForm<E, unknown, S>({
    defaultValues: valores,
    resolver: conferirCom<E, S>(esquema as z.core.$ZodType<S, E>, regra),
    mode: 'onTouched',
  })
  useValidadeDoQueNinguemDigitou(form)
  const envio = useEnvio(contrato, {
    ...doEnvio,
    aoFalhar(erro: ApiError) {
      apontarRecusas(erro.campos, form.setError)
      doEnvio.aoFalhar?.(erro)
    },
  })
  const aoEnviar = () =>
    void form.handleSubmit((dados) => envio.enviar(completar?.(dados) ?? dados, arquivos?.()))()
  return { form, envio, aoEnviar }
}

/** The same for long work: what was typed survives a dialog closed by accident, and goes away when it is delivered. */
export function useFormularioComRascunho<
  K extends ContratoDaAcao,
  E extends FieldValues,
  S extends CorpoDaAcao<K> & FieldValues,
>(
  contrato: K,
  { chave, janela, ...opcoes }: Opcoes<E, S> & { chave: string; janela: Pick<Janela, 'guarda'> },
) {
  // Of when it was opened: the thing may move on underneath.
  const [primeira] = useState(chave)
  const concluir = useRef(() => {})
  const acao = useFormularioDaAcao<K, E, S>(contrato, {
    ...opcoes,
    aoConcluir(saida) {
      concluir.current()
      opcoes.aoConcluir(saida)
    },
  })
  const rascunho = useRascunho(primeira, acao.form)
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
