import { type ChangeEvent, useRef, useState } from 'react'
import type { ApiError } from '../../../platform/api-error.ts'
import type { AlcaDeCampo } from '../../../ui/campos/alca-de-campo.ts'
import type { Erros } from './ler-credenciais.ts'
import type { Credenciais } from './use-entrar.ts'

const CAMPOS = ['cpf', 'senha'] as const
const trazerLeitura = () => import('./ler-credenciais.ts')

/**
 * The two fields of the sign-in page, checked by the contract, which comes when the first is typed into. By hand: the form
 * library of the other pages would be a tenth of everything that the first page loads.
 */
export function useCredenciais() {
  const [cpf, setCpf] = useState('')
  const [senha, setSenha] = useState('')
  const [erros, setErros] = useState<Erros>({})
  const [ler, setLer] = useState<Awaited<ReturnType<typeof trazerLeitura>>['lerCredenciais'] | null>(null)
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
    // One that does not come is asked for again when it is needed, and told then.
    if (!ler)
      trazerLeitura().then(
        ({ lerCredenciais }) => setLer(() => lerCredenciais),
        () => {},
      )
    setErros((atuais) => ({ ...atuais, [campo]: undefined }))
  }
  const mudarSenha = mudar('senha', setSenha)

  return {
    valido: ler?.({ cpf, senha }).credenciais != null,
    cpf: { ref: campoCpf, value: cpf, onChange: mudar('cpf', setCpf), error: erros.cpf },
    senha: {
      ref: campoSenha,
      value: senha,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => mudarSenha(currentTarget.value),
      error: erros.senha,
    },

    /** The credentials as the server takes them; null when a field says why not. */
    async conferir(): Promise<Credenciais | null> {
      const { credenciais, erros } = (ler ?? (await trazerLeitura()).lerCredenciais)({ cpf, senha })
      apontar(erros)
      return credenciais
    },

    /** AUT-03 Fields that the server refused; the password is what people mistype when it does not say which. */
    recusar({ campos, codigo }: ApiError) {
      apontar(campos, codigo === 'CREDENCIAIS_INVALIDAS' ? 'senha' : undefined)
    },
  }
}
