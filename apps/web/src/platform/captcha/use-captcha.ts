import type { obterCaptcha } from '@balcao/dominio/acesso/contratos'
import { ROTA_DO_CAPTCHA } from '@balcao/dominio/acesso/rotas-da-entrada'
import { contratoSemEsquemas } from '@balcao/dominio/contrato'
import type { Challenge } from 'altcha-lib/types'
import { useCallback, useEffect, useRef, useState } from 'react'
import { chamar } from '../api.ts'
import { ApiError } from '../api-error.ts'

/** What the page says meanwhile, in a live region. */
export const TEXTO_DO_CAPTCHA = {
  resolvendo: 'Verificação de segurança em andamento…',
  pronto: 'Verificação de segurança concluída',
  falhou: 'Não foi possível concluir a verificação de segurança.',
} as const
type SituacaoDoCaptcha = keyof typeof TEXTO_DO_CAPTCHA

export type Captcha = {
  situacao: SituacaoDoCaptcha
  /** The solved challenge; waits when it is still being solved, throws when it could not be. */
  obter(): Promise<string>
  /** A challenge is good for one attempt: throws this one away and solves another. */
  reiniciar(): void
}

type Tentativa = { controller: AbortController; resposta: Promise<string>; falhou: boolean }

async function resolverUm(controller: AbortController): Promise<string> {
  // Together: the solver is only needed here, and its code comes while the challenge is asked for.
  const [desafio, { resolverDesafio }] = await Promise.all([
    chamar(contratoSemEsquemas<typeof obterCaptcha>(ROTA_DO_CAPTCHA), {}, { signal: controller.signal }),
    import('./resolver-desafio.ts'),
  ])
  return resolverDesafio(desafio as unknown as Challenge, controller)
}

function comoApiError(causa: unknown): ApiError {
  return causa instanceof ApiError
    ? causa
    : new ApiError(TEXTO_DO_CAPTCHA.falhou, { status: 0 }, { cause: causa })
}

/** AUT-01 A proof of work that begins as soon as the page opens; the person has nothing to do. */
export function useCaptcha(): Captcha {
  const [situacao, setSituacao] = useState<SituacaoDoCaptcha>('resolvendo')
  const emAndamento = useRef<Tentativa | null>(null)

  const reiniciar = useCallback(() => {
    emAndamento.current?.controller.abort()
    const controller = new AbortController()
    const resposta = resolverUm(controller).catch((causa: unknown) => {
      throw comoApiError(causa)
    })
    const tentativa: Tentativa = { controller, resposta, falhou: false }
    emAndamento.current = tentativa
    setSituacao('resolvendo')
    const mudarPara = (nova: SituacaoDoCaptcha) => () => {
      if (!controller.signal.aborted) setSituacao(nova)
    }
    resposta.then(mudarPara('pronto'), () => {
      tentativa.falhou = true
      mudarPara('falhou')()
    })
  }, [])

  useEffect(() => {
    reiniciar()
    return () => emAndamento.current?.controller.abort()
  }, [reiniciar])

  const obter = useCallback(() => {
    // The failure may be long past: who asks now wants to know how it is now.
    if (!emAndamento.current || emAndamento.current.falhou) reiniciar()
    return emAndamento.current?.resposta ?? Promise.reject(comoApiError(null))
  }, [reiniciar])

  return { situacao, obter, reiniciar }
}
