import { cidadeEUf } from '@balcao/dominio/brasil/cidade-e-uf'
import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import type { ClienteDaLista, OrdenacaoDeClientes } from '@balcao/dominio/clientes/contratos'
import { formatarContagem } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { EtiquetaDaSituacao } from '../etiqueta-da-situacao.tsx'
import { LegendasDoCliente } from '../legendas-do-cliente.tsx'

const por = (campo: OrdenacaoDeClientes) => campo

function diasDesde(dias: number | null): string | null {
  if (dias === null) return null
  if (dias <= 0) return 'hoje'
  return dias === 1 ? 'há 1 dia' : `há ${formatarContagem(dias)} dias`
}

const nomeDo = ({ fant, razSoc }: ClienteDaLista) => fant || razSoc
const outroNomeDo = ({ fant, razSoc }: ClienteDaLista) => (fant && fant !== razSoc ? razSoc : null)

/** VEN-01 Who it is, where, whose, and how long ago they bought. */
export const COLUNAS: Coluna<ClienteDaLista>[] = [
  {
    id: 'cliente',
    cabecalho: 'Cliente',
    larguraMinima: 190,
    confortavel: 210,
    peso: 5,
    ordenavel: por('fant'),
    celulaDoCartao: nomeDo,
    celula: (cliente) => <DuasLinhas principal={nomeDo(cliente)} detalhe={outroNomeDo(cliente)} />,
    naFalta: {
      de: 'documento',
      celula: (cliente) => (
        <DuasLinhas
          principal={nomeDo(cliente)}
          detalhe={[formatarDocumento(cliente.cnpj), outroNomeDo(cliente)].filter(Boolean).join(' · ')}
        />
      ),
    },
  },
  {
    id: 'situacao',
    cabecalho: 'Situação',
    largura: 112,
    noCartao: 'canto',
    celula: ({ situacao }) => <EtiquetaDaSituacao situacao={situacao} />,
  },
  {
    id: 'documento',
    cabecalho: 'CNPJ',
    largura: 160,
    dispensavel: 1,
    noCartao: 'oculto',
    celula: ({ cnpj }) => formatarDocumento(cnpj),
  },
  {
    id: 'cidade',
    cabecalho: 'Cidade',
    larguraMinima: 120,
    peso: 2,
    noCartao: 1,
    celula: ({ cid, uf }) => cidadeEUf(cid, uf) || '–',
  },
  {
    id: 'representante',
    cabecalho: 'Representante',
    larguraMinima: 124,
    peso: 2,
    dispensavel: 3,
    noCartao: 'oculto',
    celula: ({ representante }) => (representante ? nomeCurto(representante.nome) : '–'),
  },
  {
    id: 'ultimaCompra',
    cabecalho: 'Última compra',
    largura: 130,
    ordenavel: por('dtUltComp'),
    noCartao: 1,
    celulaDoCartao: ({ diasSemCompra }) => diasDesde(diasSemCompra) ?? 'Nunca comprou',
    celula: ({ dtUltComp, diasSemCompra }) =>
      dtUltComp ? <DuasLinhas principal={formatarData(dtUltComp)} detalhe={diasDesde(diasSemCompra)} /> : '–',
  },
  {
    id: 'telefone',
    cabecalho: 'Telefone',
    largura: 152,
    dispensavel: 2,
    noCartao: 2,
    celula: ({ telefone }) => formatarTelefone(telefone) || '–',
  },
  {
    id: 'legendas',
    cabecalho: 'Legendas',
    largura: 116,
    noCartao: 2,
    celula: ({ legendas, motivoBloqueio }) => (
      <LegendasDoCliente legendas={legendas} motivoBloqueio={motivoBloqueio} />
    ),
  },
]
