import { campoNascimentoAte } from '@balcao/dominio/conta/campos'
import { alterarDadosDaConta, type obterDadosDaConta } from '@balcao/dominio/conta/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAcao } from '../../../platform/consultas.ts'
import { apontarRecusas, conferirCom } from '../../../ui/campos/conferir-com.ts'

type Dados = RespostaDe<typeof obterDadosDaConta>

const { versao: _, senha: __, ...campos } = alterarDadosDaConta.corpo.shape
const esquema = z.object({ ...campos, dtNasc: z.nullable(campoNascimentoAte(() => hojeEm(new Date()))) })
type Campos = z.input<typeof esquema>

const camposDe = ({ nome, dtNasc, tel, email }: Dados): Campos => ({ nome, dtNasc, tel, email })

/** AUT-08 The form over the data it began with, and the change it asks for. */
export function useDadosDaConta(dados: Dados) {
  // What the form began with: a refresh meanwhile must not change under what is being typed.
  const [base, setBase] = useState(dados)
  // SEG-02 Beside the form, not in it: what is typed there is kept as a draft.
  const [senha, setSenha] = useState('')
  const form = useForm<Campos, unknown, z.output<typeof esquema>>({
    defaultValues: camposDe(base),
    resolver: conferirCom(esquema),
    mode: 'onTouched',
  })
  const { setError, reset, formState, control } = form
  const campoDaSenha = useRef<HTMLInputElement>(null)
  const adotar = useCallback(
    (novos: Dados) => {
      setBase(novos)
      reset(camposDe(novos))
    },
    [reset],
  )
  const acao = useAcao(alterarDadosDaConta, {
    aoConcluir: (novos) => {
      adotar(novos)
      setSenha('')
    },
    aoFalhar: ({ campos: { senha: daSenha, ...doFormulario } }) => {
      apontarRecusas(doFormulario, setError)
      if (daSenha) campoDaSenha.current?.focus()
    },
  })
  const trocaEmail = useWatch({ control, name: 'email' }).trim() !== base.email

  // 'Saved' is about what was on the screen then: the first new change takes it away.
  const { isDirty } = formState
  const { isSuccess, reset: voltarAoInicio } = acao
  useEffect(() => {
    if (isDirty && isSuccess) voltarAoInicio()
  }, [isDirty, isSuccess, voltarAoInicio])

  // SEG-02 An address confirmed meanwhile, in another window, shows as soon as nothing is being typed.
  useEffect(() => {
    if (!isDirty && dados.versao > base.versao) adotar(dados)
  }, [isDirty, dados, base.versao, adotar])

  const enviar = form.handleSubmit((valores) =>
    acao.mutate({ corpo: { ...valores, versao: base.versao, ...(trocaEmail && { senha }) } }),
  )
  const completo = formState.isValid && isDirty && (!trocaEmail || senha !== '')
  const desfazer = () => {
    reset()
    setSenha('')
  }
  return { base, form, acao, enviar, desfazer, completo, trocaEmail, senha, setSenha, campoDaSenha }
}
