import { ListaDescrita } from '../../../platform/listas/lista-descrita.tsx'
import { DialogoDoCadastro } from './dialogo-do-cadastro.tsx'
import { type EnderecoDaFila, FILTROS_DE_CADASTROS } from './filtros-de-cadastros.ts'
import { LISTA_DE_CADASTROS } from './lista-de-cadastros.tsx'

type PaginaDeCadastrosProps = {
  endereco: EnderecoDaFila
  mudar: (novo: EnderecoDaFila, opcoes?: { substituir?: boolean; aoTopo?: boolean }) => void
}

/** CAD-01 The registrations that were asked for; the one that the address names is open over them. */
export function PaginaDeCadastros({ endereco, mudar }: PaginaDeCadastrosProps) {
  const { item = null } = endereco
  return (
    <>
      <ListaDescrita
        lista={LISTA_DE_CADASTROS}
        endereco={FILTROS_DE_CADASTROS.ler(endereco)}
        // Filters of the last visit come in while a notice's registration is open: it stays.
        aoMudarEndereco={(filtros, opcoes) => mudar({ ...filtros, item: endereco.item }, opcoes)}
        aoAbrir={({ id }) => mudar({ ...endereco, item: id })}
      />
      <DialogoDoCadastro idCadastro={item} aoFechar={() => mudar({ ...endereco, item: undefined })} />
    </>
  )
}
