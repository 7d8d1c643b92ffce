import { DialogoDeEnderecos } from '../../features/enderecos/dialogo-de-enderecos.tsx'
import { PaginaDoEditor } from '../../features/orcamentos/editor/pagina-do-editor.tsx'

/** VEN-02, END-01 The quote, with what other features bring to it. */
export function EditorNoPortal({ idOrcamento }: { idOrcamento: number }) {
  return (
    <PaginaDoEditor
      idOrcamento={idOrcamento}
      escolherEndereco={(escolha) => <DialogoDeEnderecos {...escolha} salvando={false} erro={null} />}
    />
  )
}
