import { documentoValido, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { PASSOS_DO_CADASTRO, problemasDoPasso } from '@balcao/dominio/cadastros/problemas-do-cadastro'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { PassoDoAssistente, Problemas } from '../../../ui/assistente/passo.ts'
import type { CadastroNovo, Passo, PropsDoPasso } from './cadastro-novo.ts'
import { contaPelaMetade, referenciaPelaMetade } from './estado.ts'
import { formularioDo } from './formulario-do-cadastro.ts'
import { CONTEUDO_DO_PASSO, TITULO_DO_PASSO } from './passos/conteudo-do-passo.tsx'
import { useConferirDocumento } from './use-conferir-documento.ts'
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
