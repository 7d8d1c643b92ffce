import type { Contrato, RespostaDe, ValorDe } from '@balcao/dominio/contrato'
import { avisarErro, avisarSucesso } from '../ui/retorno/toasts.ts'
import { mensagemDoErro } from './api-error.ts'
import { useAcao } from './consultas.ts'

type Saida = { message: string; versao: number }
type Exclusao = Contrato & { metodo: 'DELETE'; query: unknown; resposta: { _zod: { output: Saida } } }
type Volta = Contrato & { metodo: 'POST'; corpo: unknown; resposta: { _zod: { output: Saida } } }

const aoFalhar = (erro: Error) => avisarErro(mensagemDoErro(erro))

/** Away at one press, because it can be undone; each in the version that was seen. */
export function useExclusaoComVolta<E extends Exclusao, V extends Volta>(
  excluir: E,
  restaurar: V,
  paramsDe: (id: number) => ValorDe<E, 'params'> & ValorDe<V, 'params'>,
) {
  // Every such pair asks for its record and a version; the compiler can't see through the general contract.
  const exclusao = useAcao<Contrato>(excluir, { aoFalhar })
  const volta = useAcao<Contrato>(restaurar, { aoFalhar })
  return ({ id, versao }: { id: number; versao: number }) => {
    const params = paramsDe(id)
    const onSuccess = (saida: unknown) => {
      const { message, versao: nova } = saida as RespostaDe<E> & Saida
      let desfeito = false
      const desfazer = () => {
        // The toast takes a moment to leave, and a second click would find it.
        if (!desfeito)
          volta.mutate({ params, corpo: { versao: nova } } as never, {
            onSuccess: (trazida: unknown) => avisarSucesso((trazida as Saida).message),
          })
        desfeito = true
      }
      avisarSucesso(message, { acao: { rotulo: 'Desfazer', aoAcionar: desfazer } })
    }
    exclusao.mutate({ params, query: { versao } } as never, { onSuccess })
  }
}
