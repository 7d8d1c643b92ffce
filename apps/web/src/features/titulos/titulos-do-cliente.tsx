import type { RespostaDe } from '@balcao/dominio/contrato'
import { plural } from '@balcao/dominio/formatos/contagem'
import { baixarBoleto, type listarTitulosDoCliente, type Titulo } from '@balcao/dominio/titulos/contratos'
import { useCallback, useMemo } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useDownload } from '../../platform/arquivos-do-servidor.ts'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { CampoDeTermo } from '../../ui/campos/campo-de-termo.tsx'
import { CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'
import { EscolhasRapidas } from '../../ui/listas/escolhas-rapidas.tsx'
import { Paginacao } from '../../ui/listas/paginacao.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { mostrarMensagem } from '../../ui/retorno/mostrar-mensagem.ts'
import { Vazio } from '../../ui/retorno/vazio.tsx'
import { colunasDeTitulos } from './colunas.tsx'
import { FILTROS_DE_TITULOS, type FiltroDeTitulos, useTitulosDoCliente } from './use-titulos-do-cliente.ts'

type TitulosDoClienteProps = Pick<SecaoDoClienteProps, 'titulo' | 'idCli'> & {
  /** Invoices belong to another feature; without it they are only told. */
  aoAbrirNota?: ((id: number) => void) | undefined
}

const FILTROS = Object.keys(FILTROS_DE_TITULOS) as FiltroDeTitulos[]

function useBoleto() {
  const { mutate, isPending, variables } = useDownload(baixarBoleto)
  const aoBaixar = useCallback(
    ({ id, nro, parcela }: Titulo) =>
      mutate(
        { params: { id }, nomePadrao: `boleto-${nro}-${parcela}.pdf` },
        {
          onError: (erro) =>
            mostrarMensagem({ tipo: 'aviso', titulo: 'Aviso', mensagem: mensagemDoErro(erro) }),
        },
      ),
    [mutate],
  )
  return { aoBaixar, baixando: isPending ? Number(variables.params.id) : null }
}

/** CLI-01, DOC-05 What the customer owes and paid, with what is needed to pay it. */
export function TitulosDoCliente({ titulo, idCli, aoAbrirNota }: TitulosDoClienteProps) {
  const titulos = useTitulosDoCliente(idCli)
  const dinheiro = useFormatoDeDinheiro()
  const { aoBaixar, baixando } = useBoleto()
  const colunas = useMemo(
    () => colunasDeTitulos({ dinheiro, aoBaixar, baixando, aoAbrirNota }),
    [dinheiro, aoBaixar, baixando, aoAbrirNota],
  )
  return (
    <Secao
      titulo={titulo}
      consulta={titulos.consulta}
      acoes={
        <>
          <EscolhasRapidas
            rotulo="Situação dos títulos"
            escolhas={FILTROS.map((nome) => ({
              nome,
              ativa: titulos.filtro === nome,
              aoEscolher: () => titulos.filtrar(nome),
            }))}
          />
          <CampoDeTermo
            termo={titulos.termo}
            aoMudar={titulos.procurar}
            placeholder="Número, nota, cobrança…"
          />
        </>
      }
    >
      {({ itens, paginator, totais }) => (
        <>
          <Totais totais={totais} />
          {itens.length === 0 ? (
            <Vazio>Nenhum registro encontrado</Vazio>
          ) : (
            <>
              <Tabela
                rotulo="Títulos do cliente"
                colunas={colunas}
                itens={itens}
                chaveDe={({ id }) => id}
                nomeDe={({ nro, parcela }) => `Título ${nro}/${parcela}`}
                ordenacao={titulos.ordenacao}
                aoOrdenar={titulos.ordenar}
              />
              <Paginacao rotulo="Páginas de títulos" paginator={paginator} aoMudar={titulos.irPara} />
            </>
          )}
        </>
      )}
    </Secao>
  )
}

type Totais = RespostaDe<typeof listarTitulosDoCliente>['totais']

/** Whatever is filtered, what is owed in all. */
function Totais({ totais: { emAberto, vencido, quantidadeVencidos } }: { totais: Totais }) {
  const dinheiro = useFormatoDeDinheiro()
  return (
    <CamposDaFicha
      forma="fatos"
      rotulo="Totais dos títulos"
      campos={[
        { nome: 'Em aberto', valor: <strong>{dinheiro(emAberto)}</strong> },
        {
          nome: 'Vencido',
          valor: (
            <strong
              style={quantidadeVencidos > 0 ? { color: 'var(--balcao-tom-vermelho-texto)' } : undefined}
            >
              {dinheiro(vencido)}
              {quantidadeVencidos > 0 && ` em ${plural(quantidadeVencidos, 'título', 'títulos')}`}
            </strong>
          ),
        },
      ]}
    />
  )
}
