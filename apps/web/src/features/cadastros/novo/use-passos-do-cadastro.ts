import { documentoValido, limparDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { consultarDocumento } from '@balcao/dominio/cadastros/contratos'
import { PASSOS_DO_CADASTRO, problemasDoPasso } from '@balcao/dominio/cadastros/problemas-do-cadastro'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { useEffect, useRef } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useLeitura } from '../../../platform/consultas.ts'
import type { PassoDoAssistente, Problemas } from '../../../ui/assistente/passo.ts'
import { avisarErro } from '../../../ui/retorno/toasts.ts'
import type { CadastroNovo, Passo, PropsDoPasso } from './cadastro-novo.ts'
import { contaPelaMetade, referenciaPelaMetade } from './estado.ts'
import { formularioDo } from './formulario-do-cadastro.ts'
import { CONTEUDO_DO_PASSO, TITULO_DO_PASSO } from './passos/conteudo-do-passo.tsx'
import { useContextoDoCadastro } from './use-contexto-do-cadastro.ts'

function problemaDoDocumento({ documento, tipo }: CadastroNovo): Problemas {
  if (documento === '') return { documento: MENSAGENS.obrigatorio }
  const valido = tipoDeDocumento(documento) === tipo && documentoValido(documento)
  return valido ? {} : { documento: MENSAGENS.invalido }
}

/** What was typed and not added would be lost without a word. */
const pelaMetade = (novo: CadastroNovo): Problemas => ({
  ...(referenciaPelaMetade(novo) && {
    'aAdicionar.referencia': 'Adicione ou limpe a referência que está digitada',
  }),
  ...(contaPelaMetade(novo) && { 'aAdicionar.conta': 'Adicione ou limpe os dados que estão digitados' }),
})

/** CAD-02 The steps, with the rules over what was typed so far; the server runs the same ones. */
export function usePassosDoCadastro(
  novo: CadastroNovo,
  mudar: PropsDoPasso['mudar'],
): readonly PassoDoAssistente<CadastroNovo, Passo>[] {
  const contexto = useContextoDoCadastro(novo)
  const conferir = useConferirDocumento(novo, mudar)
  const comCampos = contexto.camposAdicionais.length > 0
  const passo = (id: Passo, problemas: () => Problemas) => ({
    id,
    titulo: TITULO_DO_PASSO[id],
    Conteudo: CONTEUDO_DO_PASSO[id],
    problemas,
  })
  return [
    { ...passo('DOCUMENTO', () => problemaDoDocumento(novo)), antes: conferir },
    ...PASSOS_DO_CADASTRO.filter((id) => id !== 'CAMPOS' || comCampos).map((id) =>
      passo(id, () => ({
        ...problemasDoPasso(id, formularioDo(novo), contexto),
        ...(id === 'CONTATOS' && pelaMetade(novo)),
      })),
    ),
  ]
}

/** CAD-03 The server's word on the document: free goes on; known stays, with what may be done about it. */
function useConferirDocumento(novo: CadastroNovo, mudar: PropsDoPasso['mudar']) {
  const ler = useLeitura(consultarDocumento)
  const atual = useRef(novo.documento)
  useEffect(() => {
    atual.current = novo.documento
  })
  return async (): Promise<boolean> => {
    const { documento, prospect } = novo
    try {
      const resposta = await ler({ params: { documento: limparDocumento(documento) } })
      // Typed on meanwhile: this answer is about another one.
      if (atual.current !== documento) return false
      mudar((agora) => ({ ...agora, consultado: { ...resposta, documento } }))
      const doProspect = prospect !== null && resposta.cliente?.id === prospect.idCli
      return resposta.situacao === 'LIVRE' || doProspect
    } catch (erro) {
      avisarErro(mensagemDoErro(erro))
      return false
    }
  }
}
