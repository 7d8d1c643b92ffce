import type { listarClientes } from '@balcao/dominio/clientes/contratos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { CadastrarDaLista } from '../../../app/clientes/cadastrar-da-lista.tsx'
import { ListaDaRota } from '../../../app/lista-da-rota.tsx'
import { LinkDosCadastros } from '../../../features/cadastros/fila/link-dos-cadastros.tsx'
import { LISTA_DE_CLIENTES } from '../../../features/clientes/lista/lista-de-clientes.tsx'
import { enderecoDaLista } from '../../../platform/listas/endereco-da-lista.ts'

export const Route = createFileRoute('/_interno/clientes/')({
  staticData: { titulo: PAGINAS['/clientes'], acao: 'CLIENTE_LISTAR' },
  validateSearch: enderecoDaLista<typeof listarClientes>(),
  component: Clientes,
})

function Clientes() {
  return (
    <ListaDaRota
      lista={LISTA_DE_CLIENTES}
      acoes={
        <>
          <LinkDosCadastros />
          <CadastrarDaLista />
        </>
      }
    />
  )
}
