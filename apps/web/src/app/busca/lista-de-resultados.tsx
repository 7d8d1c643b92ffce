import type { TipoDeResultado } from '@balcao/dominio/busca/contratos'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button, Combobox, useCombobox } from '@mantine/core'
import {
  IconBolt,
  IconBook2,
  IconFileDollar,
  IconFileInvoice,
  IconPlus,
  IconShoppingCart,
  IconTicket,
  IconUser,
} from '@tabler/icons-react'
import { useEffect } from 'react'
import { LinhaDeOpcao } from '../../ui/campos/opcao.tsx'
import { IconeDaPagina } from '../casca/icone-da-pagina.tsx'
import estilos from './busca.module.css'
import { chaveDoDestino, type Destino, type GrupoDaBusca } from './resultado.ts'
import type { Situacao } from './use-grupos.ts'

export const idDaOpcao = (lista: string, chave: string): string => `${lista}-${chave}`

type ListaDeResultadosProps = {
  id: string
  grupos: readonly GrupoDaBusca[]
  ativa: string | null
  situacao: Situacao | null
  aoApontar: (chave: string) => void
  aoAbrir: (destino: Destino) => void
  aoTentarNovamente: () => void
}

export function ListaDeResultados(props: ListaDeResultadosProps) {
  const { id, grupos, ativa, situacao, aoApontar, aoAbrir, aoTentarNovamente } = props
  const menu = useCombobox({ opened: true })
  useEffect(() => {
    if (ativa !== null) document.getElementById(idDaOpcao(id, ativa))?.scrollIntoView({ block: 'nearest' })
  }, [id, ativa])
  return (
    <Combobox store={menu}>
      <div className={estilos.resultados}>
        <Combobox.Options id={id} aria-label="Resultados" className={estilos.opcoes}>
          {grupos.map(({ titulo, destinos }) => (
            <Combobox.Group key={titulo} label={titulo}>
              {destinos.map((destino) => {
                const chave = chaveDoDestino(destino)
                return (
                  <Combobox.Option
                    key={chave}
                    id={idDaOpcao(id, chave)}
                    value={chave}
                    className={estilos.opcao}
                    selected={chave === ativa}
                    aria-selected={chave === ativa}
                    onMouseMove={() => chave !== ativa && aoApontar(chave)}
                    onClick={() => aoAbrir(destino)}
                  >
                    <Icone destino={destino} />
                    <LinhaDeOpcao
                      nome={destino.titulo}
                      detalhe={'detalhe' in destino ? destino.detalhe : undefined}
                      escolhida={false}
                    />
                  </Combobox.Option>
                )
              })}
            </Combobox.Group>
          ))}
        </Combobox.Options>
        {grupos.some(({ temMais }) => temMais) && (
          <p className={estilos.aviso}>Há mais resultados: continue digitando para encontrá-los.</p>
        )}
        {situacao && (
          <p className={estilos.aviso} data-erro={situacao.tipo === 'erro' || undefined}>
            {situacao.texto}
            {situacao.tipo === 'erro' && (
              <Button size="compact-sm" variant="default" onClick={aoTentarNovamente}>
                {TEXTOS.tentarNovamente}
              </Button>
            )}
          </p>
        )}
      </div>
    </Combobox>
  )
}

const ICONES: Record<TipoDeResultado, typeof IconUser> = {
  clientes: IconUser,
  tickets: IconTicket,
  notas: IconFileInvoice,
  pedidos: IconShoppingCart,
  orcamentos: IconFileDollar,
  artigos: IconBook2,
}

function Icone({ destino }: { destino: Destino }) {
  if (destino.tipo === 'pagina') return <IconeDaPagina rota={destino.rota} />
  if (destino.tipo === 'da-pagina') return <IconBolt size={20} stroke={1.75} aria-hidden />
  if (destino.tipo === 'comando') return <IconPlus size={20} stroke={1.75} aria-hidden />
  const IconeDoTipo = ICONES[destino.tipo]
  return <IconeDoTipo size={20} stroke={1.75} aria-hidden />
}
