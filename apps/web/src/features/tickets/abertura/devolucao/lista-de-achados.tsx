import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { TEXTOS } from '@balcao/dominio/mensagens'
import type { NotaADevolver } from '@balcao/dominio/tickets/abertura/contratos-devolucao'
import { SITUACOES_DA_DEVOLUCAO } from '@balcao/dominio/tickets/abertura/devolucao'
import { Button, Combobox, useCombobox } from '@mantine/core'
import { IconFileInvoice, IconUser } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useFormatoDeDinheiro } from '../../../../platform/dinheiro.ts'
import { LinhaDeOpcao } from '../../../../ui/campos/opcao.tsx'
import { Etiqueta } from '../../../../ui/listas/etiqueta.tsx'
import { useNomeDaFilial } from '../pedido/nome-da-filial.ts'
import { type Achado, chaveDoAchado } from './achado.ts'
import estilos from './devolucao.module.css'
import type { Situacao } from './use-achados.ts'

export const idDoAchado = (lista: string, chave: string): string => `${lista}-${chave}`

type ListaDeAchadosProps = {
  id: string
  achados: readonly Achado[]
  ativa: string | null
  situacao: Situacao | null
  temMais: boolean
  aoApontar: (chave: string) => void
  aoEscolher: (achado: Achado) => void
  aoTentarNovamente: () => void
}

/** MES-07 Invoices with what is left of each, or whose they may be. */
export function ListaDeAchados(props: ListaDeAchadosProps) {
  const { id, achados, ativa, situacao, temMais, aoApontar, aoEscolher, aoTentarNovamente } = props
  const menu = useCombobox({ opened: true })
  useEffect(() => {
    if (ativa !== null) document.getElementById(idDoAchado(id, ativa))?.scrollIntoView?.({ block: 'nearest' })
  }, [id, ativa])
  return (
    <Combobox store={menu}>
      <Combobox.Options id={id} aria-label="Notas e clientes encontrados" className={estilos.achados ?? ''}>
        {achados.map((achado) => {
          const chave = chaveDoAchado(achado)
          return (
            <Combobox.Option
              key={chave}
              id={idDoAchado(id, chave)}
              value={chave}
              className={estilos.achado ?? ''}
              selected={chave === ativa}
              aria-selected={chave === ativa}
              onMouseMove={() => chave !== ativa && aoApontar(chave)}
              onClick={() => aoEscolher(achado)}
            >
              {achado.tipo === 'nota' ? (
                <Nota nota={achado.nota} />
              ) : (
                <>
                  <IconUser size={20} stroke={1.75} aria-hidden />
                  <LinhaDeOpcao nome={achado.nome} detalhe={achado.detalhe} escolhida={false} />
                </>
              )}
            </Combobox.Option>
          )
        })}
      </Combobox.Options>
      {temMais && (
        <p className={estilos.dica}>
          {achados[0]?.tipo === 'cliente'
            ? 'Há mais clientes: continue digitando.'
            : 'Estas são as mais recentes: digite o número para achar outra.'}
        </p>
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
    </Combobox>
  )
}

function Nota({ nota }: { nota: NotaADevolver }) {
  const dinheiro = useFormatoDeDinheiro()
  const nomeDaFilial = useNomeDaFilial()
  const { numNf, dtSai, cliente, filial, vlTot, situacao } = nota
  const detalhe = [formatarData(dtSai), nomeDaFilial(filial).nome, dinheiro(vlTot)].join(' · ')
  return (
    <>
      <IconFileInvoice size={20} stroke={1.75} aria-hidden />
      <LinhaDeOpcao nome={`Nota ${numNf} · ${nomeDoCliente(cliente)}`} detalhe={detalhe} escolhida={false} />
      <Etiqueta tom={situacao === 'DISPONIVEL' ? 'verde' : 'neutro'}>{oQueResta(nota)}</Etiqueta>
    </>
  )
}

function oQueResta({ situacao, restam, qtdeIt, ate }: NotaADevolver): string {
  if (situacao !== 'DISPONIVEL') return SITUACOES_DA_DEVOLUCAO[situacao]
  const produtos = `${formatarNumero(restam)} de ${formatarNumero(qtdeIt)} a devolver`
  return ate ? `${produtos} até ${formatarData(ate)}` : produtos
}
