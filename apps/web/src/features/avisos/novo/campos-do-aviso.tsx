import { TAMANHO_DO_AVISO } from '@balcao/dominio/avisos/contratos'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { listarSetores } from '@balcao/dominio/setores/contratos'
import { TIPOS_DE_USUARIO, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { Checkbox, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { CampoDeData } from '../../../ui/campos/campo-de-data.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'
import type { Rascunho } from './use-rascunho.ts'

const TIPOS = tiposDeUsuario.map((tipo) => ({ valor: tipo, nome: TIPOS_DE_USUARIO[tipo] }))
const numero = new Intl.NumberFormat('pt-BR')

type CamposDoAvisoProps = {
  rascunho: Rascunho
  erros: Partial<Record<keyof Rascunho, string>>
  mudar: (partes: Partial<Rascunho>) => void
}

export function CamposDoAviso({ rascunho, erros, mudar }: CamposDoAvisoProps) {
  const { filiais, pode } = useSessao()
  const hoje = hojeEm(new Date())
  const unidades = useMemo(
    () => filiais.map(({ idFil, desc, cid, uf }) => ({ valor: idFil, nome: desc, detalhe: `${cid}/${uf}` })),
    [filiais],
  )
  return (
    <>
      <TextInput
        label="Título"
        name="titulo"
        required
        data-autofocus
        maxLength={TAMANHO_DO_AVISO.titulo}
        value={rascunho.titulo}
        onChange={({ currentTarget }) => mudar({ titulo: currentTarget.value })}
        error={erros.titulo}
      />
      <Textarea
        label="Mensagem"
        name="mensagem"
        required
        rows={6}
        resize="vertical"
        maxLength={TAMANHO_DO_AVISO.mensagem}
        description={`${numero.format(rascunho.mensagem.length)} de ${numero.format(TAMANHO_DO_AVISO.mensagem)} caracteres`}
        value={rascunho.mensagem}
        onChange={({ currentTarget }) => mudar({ mensagem: currentTarget.value })}
        error={erros.mensagem}
      />
      <Checkbox
        label="Importante"
        description="Também aparece em destaque para quem está com o portal aberto."
        checked={rascunho.importante}
        onChange={({ currentTarget }) => mudar({ importante: currentTarget.checked })}
      />
      <CampoDeSelecaoMultipla
        label="Para quem"
        placeholder={rascunho.tipos.length === 0 ? 'Todas as pessoas' : ''}
        opcoes={TIPOS}
        semPreSelecao
        value={rascunho.tipos}
        onChange={(tipos) => mudar({ tipos })}
        error={erros.tipos}
      />
      <CampoDeSelecao
        label="Filial"
        placeholder="Todas as filiais"
        opcoes={unidades}
        semPreSelecao
        value={rascunho.idFil}
        onChange={(idFil) => mudar({ idFil })}
        error={erros.idFil}
      />
      {pode(listarSetores.acao) && <Setores rascunho={rascunho} erros={erros} mudar={mudar} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <CampoDeData
          label="Aparece a partir de"
          placeholder="Já"
          minima={hoje}
          value={rascunho.de}
          onChange={(de) => mudar({ de })}
          error={erros.de}
        />
        <CampoDeData
          label="Até o fim de"
          placeholder="Até ser retirado"
          minima={rascunho.de ?? hoje}
          value={rascunho.ate}
          onChange={(ate) => mudar({ ate })}
          error={erros.ate}
        />
      </SimpleGrid>
    </>
  )
}

function Setores({ rascunho, erros, mudar }: CamposDoAvisoProps) {
  const { data } = useConsulta(listarSetores, {})
  const opcoes = useMemo(() => data?.itens.map(({ id, nome }) => ({ valor: id, nome })) ?? [], [data])
  return (
    <CampoDeSelecaoMultipla
      label="Setores"
      placeholder={rascunho.setores.length === 0 ? 'Qualquer setor' : ''}
      opcoes={opcoes}
      semPreSelecao
      value={rascunho.setores}
      onChange={(setores) => mudar({ setores })}
      error={erros.setores}
    />
  )
}
