import type { entrar } from '@balcao/dominio/acesso/contratos'
import { ROTA_DE_ENTRADA } from '@balcao/dominio/acesso/rotas-da-entrada'
import { contratoSemEsquemas, type EntradaDe } from '@balcao/dominio/contrato'
import { useRef, useState } from 'react'
import { ApiError, erroDeRede } from '../../../platform/api-error.ts'
import { enviarComCaptcha } from '../../../platform/captcha/enviar-com-captcha.ts'
import type { Captcha } from '../../../platform/captcha/use-captcha.ts'
import { apagarToken, guardarToken } from '../../../platform/credencial.ts'
import type { Desafio } from './segundo-passo.tsx'

export type Credenciais = Omit<EntradaDe<typeof entrar, 'corpo'>, 'captcha'>

type SegundoPasso = { Componente: typeof import('./segundo-passo.tsx').SegundoPasso; desafio: Desafio }
type Envio = { vez: number; ocupado: boolean; erro: ApiError | null }

/**
 * AUT-02 Token first, then the app data; only with both is the person in. By hand: the library of the other pages' writes
 * would be a tenth of everything that the first page loads.
 */
export function useEntrar(captcha: Captcha, carregar: () => Promise<void>) {
  const [envio, setEnvio] = useState<Envio>({ vez: 0, ocupado: false, erro: null })
  const [segundoPasso, setSegundoPasso] = useState<SegundoPasso | null>(null)
  const enviando = useRef(false)

  /** 'SEGUNDO_PASSO' when a code is still owed (SEG-07). */
  async function entrarCom(credenciais: Credenciais): Promise<ApiError | 'SEGUNDO_PASSO' | null> {
    if (enviando.current) return null
    enviando.current = true
    setEnvio(({ vez }) => ({ vez: vez + 1, ocupado: true, erro: null }))
    try {
      const contrato = contratoSemEsquemas<typeof entrar>(ROTA_DE_ENTRADA)
      const { token, segundoFator } = await enviarComCaptcha(contrato, captcha, credenciais)
      if (segundoFator) {
        const { SegundoPasso } = await import('./segundo-passo.tsx')
        setSegundoPasso({ Componente: SegundoPasso, desafio: { token, ...segundoFator } })
        return 'SEGUNDO_PASSO'
      }
      guardarToken(token)
      await carregar()
      return null
    } catch (causa) {
      // Half a sign-in is none.
      apagarToken()
      enviando.current = false
      // What is no refusal is code that did not come.
      const erro = causa instanceof ApiError ? causa : erroDeRede(causa)
      setEnvio((atual) => ({ ...atual, ocupado: false, erro }))
      return erro
    }
  }

  /** Refused before anything was sent. */
  const falhar = (erro: ApiError) => setEnvio(({ vez }) => ({ vez: vez + 1, ocupado: false, erro }))

  /** SEG-07 The challenge of the first page was spent. */
  function voltar(erro: ApiError | null = null) {
    enviando.current = false
    captcha.reiniciar()
    setSegundoPasso(null)
    setEnvio(({ vez }) => ({ vez: vez + 1, ocupado: false, erro }))
  }

  return { ...envio, segundoPasso, entrarCom, falhar, voltar }
}
