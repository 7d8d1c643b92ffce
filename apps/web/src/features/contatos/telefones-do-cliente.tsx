import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { editarTelefone } from '@balcao/dominio/clientes/secoes'
import { listarTelefones } from '@balcao/dominio/contatos/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { useMemo } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { TelefoneDiscavel } from '../../platform/telefone/telefone-discavel.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { BotaoDeEditar } from './botao-de-editar.tsx'
import { DialogoDaTroca } from './dialogo-da-troca.tsx'

type Telefone = RespostaDe<typeof listarTelefones>['itens'][number]

const colunasDeTelefones = (aoEditar: ((id: number) => void) | null): Coluna<Telefone>[] => [
  {
    id: 'tel',
    cabecalho: 'Telefone',
    larguraMinima: 190,
    celula: ({ tel, whatsapp }) => <TelefoneDiscavel numero={tel} whatsapp={whatsapp} />,
  },
  { id: 'desc', cabecalho: 'De quem', larguraMinima: 140, celula: ({ desc }) => desc || '–' },
  { id: 'tipo', cabecalho: 'Tipo', largura: 140, celula: ({ tipoDesc }) => tipoDesc || '–' },
  {
    id: 'principal',
    cabecalho: 'Principal',
    largura: 108,
    noCartao: 'canto',
    celula: ({ principal }) => principal && <Etiqueta tom="azul">Principal</Etiqueta>,
  },
  ...(aoEditar
    ? [
        {
          id: 'editar',
          cabecalho: 'Editar',
          largura: 72,
          celula: ({ id, tel, permiteEditar }: Telefone) =>
            permiteEditar && <BotaoDeEditar nome={formatarTelefone(tel)} aoEditar={() => aoEditar(id)} />,
        },
      ]
    : []),
]

export function TelefonesDoCliente({ titulo, idCli, item, aoAbrirItem }: SecaoDoClienteProps) {
  const edita = useSessao().pode('CLIENTE_EDITAR')
  const consulta = useConsulta(listarTelefones, { params: { idCli } }, { mostradoNaArea: true })
  const colunas = useMemo(() => colunasDeTelefones(edita ? aoAbrirItem : null), [edita, aoAbrirItem])
  const aberto = consulta.data?.itens.find(({ id, permiteEditar }) => permiteEditar && id === item)
  return (
    <>
      <Secao titulo={titulo} consulta={consulta} vazio={({ itens }) => itens.length === 0}>
        {({ itens }) => (
          <Tabela rotulo="Telefones do cliente" colunas={colunas} itens={itens} chaveDe={({ id }) => id} />
        )}
      </Secao>
      {edita && (
        <DialogoDaTroca
          contrato={editarTelefone}
          nome="Telefone"
          telefone
          formatar={formatarTelefone}
          idCli={idCli}
          alvo={aberto ? { id: aberto.id, valor: aberto.tel } : null}
          recarregar={async (id) => (await consulta.refetch()).data?.itens.find((t) => t.id === id)?.tel}
          aoFechar={() => aoAbrirItem(null)}
        />
      )}
    </>
  )
}
