import { IconUserOff } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { PaginaDoCliente } from '../../../app/clientes/pagina-do-cliente.tsx'
import {
  CHAVES_DAS_SECOES,
  type ChaveDaSecao,
  type LugarNaFicha,
} from '../../../features/clientes/ficha/lugar-na-ficha.ts'
import { FichaNaoEncontrada } from '../../../platform/ficha/ficha-nao-encontrada.tsx'

const ID = /^[1-9]\d{0,14}$/

type Busca = { secao?: ChaveDaSecao; item?: number; registrarAoSair?: true }

export const Route = createFileRoute('/_interno/clientes/$idCli')({
  staticData: { titulo: 'Cliente', acao: 'CLIENTE_LISTAR' },
  validateSearch: ({ secao, item, registrarAoSair }): Busca => {
    const pedida = CHAVES_DAS_SECOES.find((chave) => chave === secao)
    return {
      ...(pedida && { secao: pedida }),
      ...(pedida && ID.test(String(item)) && { item: Number(item) }),
      ...(String(registrarAoSair) === 'true' && { registrarAoSair: true }),
    }
  },
  component: Cliente,
})

function Cliente() {
  const { idCli } = Route.useParams()
  const { secao, item = null, registrarAoSair = false } = Route.useSearch()
  const navegar = Route.useNavigate()
  const lugar = useMemo<LugarNaFicha>(
    () => ({
      secao,
      item,
      ir: (secao, item) =>
        void navegar({
          search: ({ registrarAoSair }) => ({
            secao,
            ...(item !== null && { item }),
            ...(registrarAoSair && { registrarAoSair }),
          }),
          replace: true,
          resetScroll: false,
        }),
    }),
    [secao, item, navegar],
  )
  if (!ID.test(idCli))
    return (
      <FichaNaoEncontrada
        icone={<IconUserOff size={40} stroke={1.5} aria-hidden />}
        titulo="Cliente não encontrado"
        saida={{ rota: '/home', texto: 'Voltar para Home' }}
      />
    )
  return (
    <PaginaDoCliente
      // Another customer is another screen: nothing of the former one may stay.
      key={idCli}
      idCli={Number(idCli)}
      lugar={lugar}
      registrarAoSair={registrarAoSair}
    />
  )
}
