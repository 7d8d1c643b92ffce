import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { formatarData, formatarDataHora } from '@balcao/dominio/formatos/datas'
import { formatarChave } from '@balcao/dominio/notas/chave'
import { Group, Text } from '@mantine/core'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'
import { TopoDaFicha } from '../../ui/ficha/topo-da-ficha.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { Copiar } from '../../ui/retorno/copiar.tsx'
import { ItensDaNota } from './itens-da-nota.tsx'
import type { NotaAberta } from './nota.ts'
import { ValoresDaNota } from './valores-da-nota.tsx'

/** DOC-04 Who bought what, from which branch, and how it is paid. */
export function ConteudoDaNota({ nota }: { nota: NotaAberta }) {
  const { cliente, documento, observacao } = nota
  const dinheiro = useFormatoDeDinheiro()
  return (
    <>
      <TopoDaFicha
        titulo={`NF ${nota.numNf}`}
        complemento={`série ${nota.serie}`}
        subtitulo={
          <>
            {cliente.fant}{' '}
            <Text span c="dimmed">
              · {cliente.razSoc} · {formatarDocumento(cliente.cnpj)}
            </Text>
          </>
        }
        aoLado={
          <>
            <strong>{dinheiro(nota.vlTot)}</strong>
            {documento?.semValorFiscal && <Etiqueta tom="amarelo">Sem valor fiscal</Etiqueta>}
          </>
        }
      />
      <CamposDaFicha
        forma="grade"
        campos={[
          { nome: 'Emissão', valor: formatarDataHora(nota.dtEmi) },
          { nome: 'Saída', valor: formatarData(nota.dtSai) },
          { nome: 'Filial', valor: nota.filial.desc },
          { nome: 'Natureza da operação', valor: nota.naturezaOperacao },
          { nome: 'Transportadora', valor: nota.transportadora?.razSoc ?? '–' },
          { nome: 'Protocolo de autorização', valor: documento?.protocolo ?? '–' },
          {
            nome: 'Chave de acesso',
            largo: true,
            valor: (
              <Group gap="xs">
                <span>{formatarChave(nota.chave)}</span>
                <Copiar valor={nota.chave} rotulo="Copiar chave" />
              </Group>
            ),
          },
          { nome: 'Informações complementares', largo: true, valor: observacao },
        ]}
      />
      {documento ? (
        <ValoresDaNota documento={documento} />
      ) : (
        <Text c="dimmed">
          O XML desta nota ainda não está no portal: as duplicatas e os impostos não aparecem aqui.
        </Text>
      )}
      <ItensDaNota itens={nota.itens} />
    </>
  )
}
