import { entrar } from '@balcao/dominio/acesso/contratos'
import { type ChangeEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { ApiError } from '../../../platform/api-error.ts'
import type { AlcaDeCampo } from '../../../ui/campos/alca-de-campo.ts'
import type { Credenciais } from './use-entrar.ts'

const esquema = z.omit(entrar.corpo, { captcha: true })
const CAMPOS = ['cpf', 'senha'] as const
type Erros = Partial<Record<keyof Credenciais, string>>

/**
 * The two fields of the sign-in page, checked by the contract. By hand: the form library of the other pages would be
 * a tenth of everything that the first page loads.
 */
export function useCredenciais() {
  const [cpf, setCpf] = useState('')
  const [senha, setSenha] = useState('')
  const [erros, setErros] = useState<Erros>({})
  const campoCpf = useRef<AlcaDeCampo<string>>(null)
  const campoSenha = useRef<HTMLInputElement>(null)

  function apontar(novos: Erros, senaoNeste?: keyof Credenciais) {
    setErros(novos)
    const destino = CAMPOS.find((campo) => novos[campo]) ?? senaoNeste
    if (!destino) return
    const campo = destino === 'cpf' ? campoCpf.current : campoSenha.current
    campo?.focus()
    campo?.select()
  }

  const mudar = (campo: keyof Credenciais, guardar: (valor: string) => void) => (valor: string) => {
    guardar(valor)
    setErros((atuais) => ({ ...atuais, [campo]: undefined }))
  }
  const mudarSenha = mudar('senha', setSenha)

  return {
    valido: z.safeParse(esquema, { cpf, senha }).success,
    cpf: { ref: campoCpf, value: cpf, onChange: mudar('cpf', setCpf), error: erros.cpf },
    senha: {
      ref: campoSenha,
      value: senha,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => mudarSenha(currentTarget.value),
      error: erros.senha,
    },

    /** The credentials as the server takes them; null when a field says why not. */
    conferir(): Credenciais | null {
      const { success, data, error } = z.safeParse(esquema, { cpf, senha })
      const novos: Erros = {}
      for (const { path, message } of error?.issues ?? []) novos[path[0] as keyof Credenciais] ??= message
      apontar(novos)
      return success ? data : null
    },

    /** AUT-03 Fields that the server refused; the password is what people mistype when it does not say which. */
    recusar({ campos, codigo }: ApiError) {
      apontar(campos, codigo === 'CREDENCIAIS_INVALIDAS' ? 'senha' : undefined)
    },
  }
}
