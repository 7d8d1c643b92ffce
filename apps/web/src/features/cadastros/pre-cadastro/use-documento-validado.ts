import { documentoValido, limparDocumento } from '@balcao/dominio/brasil/documento'
import { validarPreCadastro } from '@balcao/dominio/cadastros/contratos'
import { useEffect, useEffectEvent, useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useLeitura } from '../../../platform/consultas.ts'

type Validacao = { documento: string; aceito: boolean | null; mensagem: string }

const NENHUMA: Validacao = { documento: '', aceito: null, mensagem: '' }
const VERIFICANDO = 'Verificando o documento…'

/** CAD-11 A document counts once the server has looked at it. */
export function useDocumentoValidado() {
  const ler = useLeitura(validarPreCadastro)
  const [validacao, setValidacao] = useState(NENHUMA)
  return {
    validacao,
    sobre: (documento: string) => (validacao.documento === limparDocumento(documento) ? validacao : NENHUMA),
    async validar(documento: string) {
      const responder = (aceito: boolean, mensagem: string) =>
        // Another one may have been typed meanwhile.
        setValidacao((atual) => (atual.documento === documento ? { documento, aceito, mensagem } : atual))
      setValidacao({ documento, aceito: null, mensagem: VERIFICANDO })
      await ler({ query: { documento } }).then(
        ({ message }) => responder(true, message),
        (erro: unknown) => responder(false, mensagemDoErro(erro)),
      )
    },
    problemas(documento: string): Record<string, string> {
      const { aceito, mensagem } = this.sobre(documento)
      return aceito ? {} : { doc: mensagem || VERIFICANDO }
    },
  }
}

type Validador = Pick<ReturnType<typeof useDocumentoValidado>, 'validar' | 'validacao'>

/** Asked by itself as soon as the document is whole; `aoSaber` looks at the form again. */
export function usePerguntarAoDigitar(
  digitado: string,
  { validar, validacao }: Validador,
  aoSaber: () => void,
): void {
  const documento = limparDocumento(digitado)
  const perguntar = useEffectEvent((qual: string) => {
    if (documentoValido(qual)) void validar(qual)
  })
  useEffect(() => perguntar(documento), [documento])
  const saber = useEffectEvent(aoSaber)
  useEffect(() => {
    if (validacao.aceito !== null) saber()
  }, [validacao])
}
